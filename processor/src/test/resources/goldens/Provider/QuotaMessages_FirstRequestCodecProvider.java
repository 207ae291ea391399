package org.example.provider;

import dev.wirecord.codec.CodecEntries;
import dev.wirecord.codec.CodecEntry;
import dev.wirecord.codec.CodecProvider;
import dev.wirecord.codec.MessageCodec;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The codecs of this compilation, one line each. Looking one up loads that codec alone.
 */
@Generated("dev.wirecord.processor.ProviderProcessor")
public final class QuotaMessages_FirstRequestCodecProvider implements CodecProvider {
    private static final List<CodecEntry> ENTRIES = CodecEntries.of("org.example.provider.",
            "request 919 0-1 1+ QuotaMessages$FirstRequest",
            "response 919 0-1 1+ QuotaMessages$FirstResponse",
            "data -1 0 none Quota QuotaMessages$PlainQuota");

    /**
     * For the service loader.
     */
    public QuotaMessages_FirstRequestCodecProvider() {
    }

    @Override
    public List<CodecEntry> entries() {
        return ENTRIES;
    }

    @Override
    public MessageCodec<?> codec(int index) {
        return switch (index) {
            case 0 -> QuotaMessages_FirstRequestCodec.INSTANCE;
            case 1 -> QuotaMessages_FirstResponseCodec.INSTANCE;
            case 2 -> QuotaMessages_PlainQuotaCodec.INSTANCE;
            default -> throw new IndexOutOfBoundsException(index);
        };
    }
}
