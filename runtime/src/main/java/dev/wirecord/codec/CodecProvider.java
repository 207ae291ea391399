package dev.wirecord.codec;

import java.util.List;

/**
 * The codecs of one compilation. The processor generates one implementation and its service entry; {@link
 * CodecRegistry#load()} finds them all.
 */
public interface CodecProvider {

    /** What there is. The list is the same at every call, and making it loads no codec. */
    List<CodecEntry> entries();

    /**
     * The codec of the entry at {@code index}. The codec's class is loaded now, and no other's.
     *
     * @throws IndexOutOfBoundsException when there is no such entry, or it is that of a retired API
     */
    MessageCodec<?> codec(int index);
}
