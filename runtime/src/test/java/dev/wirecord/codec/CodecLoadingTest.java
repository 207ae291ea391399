package dev.wirecord.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.error.UnknownApiException;
import dev.wirecord.schema.MessageType;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CodecLoadingTest {

    /** The codecs of the tests, found through the service file in the test resources. */
    public static final class PingProvider implements CodecProvider {

        @Override
        public List<CodecEntry> entries() {
            return List.of(
                    entry(MessageType.REQUEST, PingRequest.class), entry(MessageType.RESPONSE, PingResponse.class));
        }

        private static CodecEntry entry(MessageType type, Class<?> recordType) {
            return CodecEntry.parse("", type.kafkaName() + " 1000 0-2 2+ " + recordType.getName());
        }

        @Override
        public MessageCodec<?> codec(int index) {
            return index == 0 ? new PingRequestCodec() : new PingResponseCodec();
        }
    }

    /** Remembers which codecs were asked for. */
    private static final class Recording implements CodecProvider {

        private final CodecProvider provider = new PingProvider();
        private final List<Integer> asked = new ArrayList<>();

        @Override
        public List<CodecEntry> entries() {
            return provider.entries();
        }

        @Override
        public MessageCodec<?> codec(int index) {
            asked.add(index);
            return provider.codec(index);
        }
    }

    private final Recording recording = new Recording();
    private final CodecRegistry registry = CodecRegistry.of(recording);

    @Test
    void loadFindsProvidersByTheirServiceFile() {
        ClassLoader loader = getClass().getClassLoader();

        assertEquals(PingRequest.class, CodecRegistry.load(loader).request(1000).recordType());
        assertEquals(2, CodecRegistry.load().entries().size());
    }

    @Test
    void loadFindsWhatTheGivenLoaderSees() throws Exception {
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        try (URLClassLoader nothing = new URLClassLoader(new URL[0], platform)) {
            assertEquals(List.of(), CodecRegistry.load(nothing).entries());
        }
    }

    @Test
    void noCodecIsMadeBeforeALookUp() {
        registry.entries();
        registry.apis();
        registry.api(1000);
        registry.entry(MessageType.REQUEST, 1000);
        registry.with(StubCodec.data(Void.class, "Other")).entries();
        registry.negotiate(List.of(new ApiVersionRange(1000, 0, 9))).get(1000);

        assertEquals(List.of(), recording.asked);
    }

    @Test
    void aLookUpMakesOneCodecAndNoOther() {
        registry.response(1000);

        assertEquals(List.of(1), recording.asked);
    }

    @Test
    void aCodecIsMadeOnceHoweverItIsLookedUp() {
        MessageCodec<?> codec = registry.request(1000);

        assertSame(codec, registry.codec(PingRequest.class));
        assertSame(codec, registry.codec("PingRequest"));
        assertSame(codec, registry.request(1000, 1).codec());
        assertEquals(List.of(0), recording.asked);
    }

    @Test
    void aRecordOfTheSameNameInAnotherLoaderIsAnotherRecord() throws Exception {
        URL classes = PingRequest.class.getProtectionDomain().getCodeSource().getLocation();
        URL runtime = KafkaRequest.class.getProtectionDomain().getCodeSource().getLocation();
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        try (URLClassLoader other = new URLClassLoader(new URL[] {classes, runtime}, platform)) {
            Class<?> stranger = other.loadClass(PingRequest.class.getName());

            assertThrows(UnknownApiException.class, () -> registry.codec(stranger));
        }
    }
}
