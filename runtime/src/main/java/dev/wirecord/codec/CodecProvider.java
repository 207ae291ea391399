package dev.wirecord.codec;

import java.util.List;

/**
 * The codecs of one compilation. The processor generates one implementation and its service entry; {@link
 * CodecRegistry#load()} finds them all.
 */
public interface CodecProvider {

    /**
     * What there is. The list is the same at every call, and making it loads no codec. Generated providers return {@link
     * CodecEntries}.
     */
    List<CodecEntry> entries();

    /**
     * The codec of the entry at {@code index}. The codec's class is loaded now, and no other's.
     *
     * @return the codec, or null for a retired API
     * @throws IndexOutOfBoundsException when there is no such entry
     */
    MessageCodec<?> codec(int index);
}
