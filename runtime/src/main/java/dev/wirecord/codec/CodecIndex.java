package dev.wirecord.codec;

import dev.wirecord.error.DuplicateCodecException;
import dev.wirecord.schema.MessageType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tables of all codecs of a registry, by API key and by record. */
final class CodecIndex {

    private final List<CodecSlot> all = new ArrayList<>();
    private final ApiTable requests = new ApiTable();
    private final ApiTable responses = new ApiTable();
    private final Map<String, CodecSlot> byRecord = new HashMap<>();

    private CodecIndex() {}

    /**
     * The codecs of the given providers.
     *
     * @throws DuplicateCodecException when two codecs claim one API key and type, or one record
     */
    static CodecIndex of(List<CodecProvider> providers) {
        CodecIndex index = new CodecIndex();
        for (CodecProvider provider : providers) {
            List<CodecEntry> entries = provider.entries();
            for (int i = 0; i < entries.size(); i++) {
                index.add(new CodecSlot(provider, entries.get(i), i));
            }
        }
        return index;
    }

    /** The codecs of this index, and those of {@code others} that have neither the record nor the key of one of these. */
    CodecIndex withUnclaimed(CodecIndex others) {
        CodecIndex both = new CodecIndex();
        all.forEach(both::add);
        others.all.stream().filter(slot -> !claims(slot.entry())).forEach(both::add);
        return both;
    }

    private boolean claims(CodecEntry entry) {
        return find(entry.recordName()) != null || find(entry.type(), entry.apiKey()) != null;
    }

    private void add(CodecSlot slot) {
        CodecEntry entry = slot.entry();
        CodecSlot sameRecord = byRecord.put(entry.recordName(), slot);
        if (sameRecord != null) {
            throw LookupErrors.duplicate(sameRecord, slot, "record " + entry.recordName());
        }
        ApiTable table = table(entry.type());
        CodecSlot sameKey = table == null ? null : table.put(slot);
        if (sameKey != null) {
            throw LookupErrors.duplicate(sameKey, slot, entry.type().kafkaName() + " with API key " + entry.apiKey());
        }
        all.add(slot);
    }

    /** All codecs, in the order of their providers. */
    List<CodecSlot> all() {
        return all;
    }

    /** The request or response of that key, or null. */
    CodecSlot find(MessageType type, int apiKey) {
        ApiTable table = table(type);
        return table == null ? null : table.get(apiKey);
    }

    /** The codec of the record of that binary name, or null. */
    CodecSlot find(String recordName) {
        return byRecord.get(recordName);
    }

    private ApiTable table(MessageType type) {
        if (type == MessageType.REQUEST) {
            return requests;
        }
        return type == MessageType.RESPONSE ? responses : null;
    }
}
