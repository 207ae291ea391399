package dev.wirecord.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EveryKeyTest {

    private static final int KEYS = 65536;

    /** A request for each int16, whose codec exists only while somebody looks at it. */
    private static final class EveryKey implements CodecProvider {

        @Override
        public List<CodecEntry> entries() {
            return IntStream.range(0, KEYS)
                    .mapToObj(index -> CodecEntry.parse(
                            "", "request " + keyOf(index) + " 0 none Request" + index + " Record" + index))
                    .toList();
        }

        @Override
        public MessageCodec<?> codec(int index) {
            return StubCodec.request(Void.class, "Request" + index, keyOf(index));
        }

        private static int keyOf(int index) {
            return Short.MAX_VALUE - index;
        }
    }

    @Test
    void everyInt16IsAKeyOfItsOwn() {
        CodecRegistry registry = CodecRegistry.of(new EveryKey());

        for (int apiKey = Short.MIN_VALUE; apiKey <= Short.MAX_VALUE; apiKey++) {
            MessageCodec<?> codec = registry.request(apiKey);
            assertEquals(apiKey, codec.apiKey());
            assertSame(codec, registry.request(apiKey));
        }
        assertEquals(KEYS, registry.apis().size());
        assertEquals(-32768, registry.apis().get(0).apiKey());
    }
}
