package dev.wirecord.codec;

import java.util.List;

/** A provider of codecs that are there already. */
record FixedCodecs(List<MessageCodec<?>> codecs) implements CodecProvider {

    @Override
    public List<CodecEntry> entries() {
        return codecs.stream().map(FixedCodecs::entry).toList();
    }

    @Override
    public MessageCodec<?> codec(int index) {
        return codecs.get(index);
    }

    private static CodecEntry entry(MessageCodec<?> codec) {
        return new CodecEntry(
                codec.type(),
                codec.apiKey(),
                codec.name(),
                codec.recordType().getName(),
                codec.versions(),
                codec.flexible());
    }
}
