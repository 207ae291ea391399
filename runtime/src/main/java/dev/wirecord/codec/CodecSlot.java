package dev.wirecord.codec;

/** The place of one codec in a registry: what is known of it, and the codec itself once somebody has asked. */
final class CodecSlot {

    private final CodecProvider provider;
    private final CodecEntry entry;
    private final int index;

    // Unguarded on purpose: codecs are immutable singletons, so the worst a race does is to ask the provider twice.
    private MessageCodec<?> codec;

    CodecSlot(CodecProvider provider, CodecEntry entry, int index) {
        this.provider = provider;
        this.entry = entry;
        this.index = index;
    }

    CodecEntry entry() {
        return entry;
    }

    /** The codec, which is loaded now if it was not before. A retired API has none. */
    MessageCodec<?> codec() {
        MessageCodec<?> known = codec;
        if (known == null) {
            known = provider.codec(index);
            if (known == null) {
                throw LookupErrors.retired(entry);
            }
            codec = known;
        }
        return known;
    }
}
