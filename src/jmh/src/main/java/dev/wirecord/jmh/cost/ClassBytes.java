package dev.wirecord.jmh.cost;

import dev.wirecord.kafka.KafkaCodecs;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apache.kafka.common.message.AddOffsetsToTxnRequestData;

/** The bytes of class files that belong to the messages of kafka-clients. */
final class ClassBytes {

    private ClassBytes() {}

    /** Records, builders, codecs and indexes of the same messages as {@link #ofKafka}. */
    static long ofWirecord() throws IOException {
        return of(KafkaCodecs.class, "dev/wirecord/kafka");
    }

    static long ofKafka() throws IOException {
        return of(AddOffsetsToTxnRequestData.class, "org/apache/kafka/common/message");
    }

    private static long of(Class<?> anchor, String folder) throws IOException {
        Path home = location(anchor);
        if (Files.isDirectory(home)) {
            return sum(home.resolve(folder));
        }
        try (FileSystem jar = FileSystems.newFileSystem(home)) {
            return sum(jar.getPath(folder));
        }
    }

    /** Where a class comes from: a jar or a folder. */
    static Path location(Class<?> anchor) {
        try {
            return Path.of(
                    anchor.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static long sum(Path folder) throws IOException {
        long bytes = 0;
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".class")).toList()) {
                bytes += Files.size(file);
            }
        }
        return bytes;
    }
}
