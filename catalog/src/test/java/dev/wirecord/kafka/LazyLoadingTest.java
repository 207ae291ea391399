package dev.wirecord.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which classes are loaded for what; the JVM's verifier, which may load more than the code runs, is part of it. */
class LazyLoadingTest {

    /** Loads the runtime and the catalog anew, and remembers what was loaded. */
    private static final class Recorder extends URLClassLoader {

        private final List<String> loaded = Collections.synchronizedList(new ArrayList<>());

        Recorder() {
            super(
                    new URL[] {location(KafkaCodecs.class), location(dev.wirecord.codec.CodecRegistry.class)},
                    ClassLoader.getPlatformClassLoader());
        }

        private static URL location(Class<?> type) {
            return type.getProtectionDomain().getCodeSource().getLocation();
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            loaded.add(name);
            return super.findClass(name);
        }

        List<String> codecs() {
            return loaded.stream()
                    .filter(name -> name.startsWith("dev.wirecord.kafka.") && name.endsWith("Codec"))
                    .toList();
        }
    }

    @Test
    void lookingACodecUpLoadsThatCodecAndNoOther() throws Exception {
        try (Recorder recorder = new Recorder()) {
            Class<?> registryType = recorder.loadClass("dev.wirecord.codec.CodecRegistry");
            Object registry = registryType.getMethod("load", ClassLoader.class).invoke(null, recorder);
            assertEquals(List.of(), recorder.codecs());

            Method request = registryType.getMethod("request", int.class, int.class);
            request.invoke(registry, 25, 4);
            assertEquals(List.of("dev.wirecord.kafka.AddOffsetsToTxnRequestCodec"), recorder.codecs());

            request.invoke(registry, 25, 0);
            registryType.getMethod("response", int.class).invoke(registry, 3);
            assertEquals(
                    List.of(
                            "dev.wirecord.kafka.AddOffsetsToTxnRequestCodec",
                            "dev.wirecord.kafka.MetadataResponseCodec"),
                    recorder.codecs());
            assertTrue(recorder.loaded.size() <= 60, () -> "loaded " + recorder.loaded);
        }
    }
}
