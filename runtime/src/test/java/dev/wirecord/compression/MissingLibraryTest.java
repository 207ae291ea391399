package dev.wirecord.compression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.error.KafkaCodecException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The runtime alone, as a program has it that adds no library. */
class MissingLibraryTest {

    @ParameterizedTest
    @CsvSource({
        "snappy, org.xerial.snappy:snappy-java, snappy.java",
        "lz4, at.yawk.lz4:lz4-java, org.lz4.java",
        "lz4OfMagic0, at.yawk.lz4:lz4-java, org.lz4.java",
        "zstd, com.github.luben:zstd-jni, com.github.luben.zstd_jni",
    })
    void theErrorNamesWhatToAdd(String codec, String artifact, String module) throws Exception {
        try (URLClassLoader alone = runtimeAlone()) {
            Method method = alone.loadClass(Codecs.class.getName()).getMethod(codec);
            for (int attempt = 0; attempt < 2; attempt++) {
                Throwable error = assertThrows(InvocationTargetException.class, () -> method.invoke(null))
                        .getCause();

                assertEquals(
                        "dev.wirecord.error.MissingLibraryException",
                        error.getClass().getName());
                assertTrue(
                        error.getMessage()
                                .endsWith(" cannot be loaded. Add the dependency " + artifact
                                        + ", and on the module path \"requires " + module + "\"."),
                        error::getMessage);
            }
        }
    }

    @Test
    void gzipNeedsNone() throws Exception {
        try (URLClassLoader alone = runtimeAlone()) {
            assertTrue(alone.loadClass(Codecs.class.getName()).getMethod("gzip").invoke(null) != null);
        }
    }

    private static URLClassLoader runtimeAlone() {
        URL runtime =
                KafkaCodecException.class.getProtectionDomain().getCodeSource().getLocation();
        return new URLClassLoader(new URL[] {runtime}, ClassLoader.getPlatformClassLoader());
    }
}
