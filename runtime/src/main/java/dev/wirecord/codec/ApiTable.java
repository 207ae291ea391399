package dev.wirecord.codec;

import java.util.Arrays;

/** Codecs by API key: two array loads a look-up, and no memory for the stretches of int16 that nobody uses. */
final class ApiTable {

    private static final int PAGE_BITS = 8;
    private static final int PAGE_SIZE = 1 << PAGE_BITS;
    private static final CodecSlot[] NO_PAGE = new CodecSlot[PAGE_SIZE];

    private final CodecSlot[][] pages = new CodecSlot[1 << (Short.SIZE - PAGE_BITS)][];

    ApiTable() {
        Arrays.fill(pages, NO_PAGE);
    }

    /** The codec of that key, or null when there is none or the number is no int16. */
    CodecSlot get(int apiKey) {
        if (apiKey != (short) apiKey) {
            return null;
        }
        return pages[page(apiKey)][apiKey & PAGE_SIZE - 1];
    }

    /** Puts a codec at its key and returns the one that was there, or null. */
    CodecSlot put(CodecSlot slot) {
        int apiKey = slot.entry().apiKey();
        int page = page(apiKey);
        if (pages[page] == NO_PAGE) {
            pages[page] = new CodecSlot[PAGE_SIZE];
        }
        CodecSlot previous = pages[page][apiKey & PAGE_SIZE - 1];
        pages[page][apiKey & PAGE_SIZE - 1] = slot;
        return previous;
    }

    private static int page(int apiKey) {
        return (apiKey & 0xffff) >> PAGE_BITS;
    }
}
