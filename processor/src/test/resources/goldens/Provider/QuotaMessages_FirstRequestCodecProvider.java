package org.example.provider;

import dev.wirecord.codec.CodecEntry;
import dev.wirecord.codec.CodecProvider;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.schema.MessageType;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The codecs of this compilation, one line each. Looking one up loads that codec alone.
 */
@Generated("dev.wirecord.processor.ProviderProcessor")
public final class QuotaMessages_FirstRequestCodecProvider implements CodecProvider {
    private static final List<CodecEntry> ENTRIES = List.of(
            CodecEntry.of(MessageType.REQUEST, 919, "org.example.provider.QuotaMessages$", "FirstRequest", 0, 1, 1),
            CodecEntry.of(MessageType.RESPONSE, 919, "org.example.provider.QuotaMessages$", "FirstResponse", 0, 1, 1),
            CodecEntry.of(MessageType.DATA, -1, "org.example.provider.QuotaMessages$", "PlainQuota", 0, 0, -1).named("Quota"));

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
