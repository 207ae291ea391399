package dev.wirecord.kafka.older;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.kafka.Comparison;
import dev.wirecord.oracle.DifferentialResult;
import dev.wirecord.oracle.bridge.KafkaLibrary;
import dev.wirecord.schema.Versions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every message of Kafka 3.9 in every version, against the classes of that version, in a class loader of their own. */
class OlderKafkaAgreesTest {

    private final List<MessageCodec<?>> codecs = Comparison.codecs(new KafkaCodecs());

    @Test
    void everyMessageInEveryVersion() throws IOException {
        DifferentialResult result =
                Comparison.compare(codecs, KafkaLibrary.inJars(jars())).orFail();

        System.out.println("Kafka 3.9: " + result);
        int versions = codecs.stream()
                .mapToInt(codec -> codec.versions().highest() - codec.versions().lowest() + 1)
                .sum();
        assertEquals(versions, result.messageVersions());
        assertTrue(result.instances() >= 200 * versions, result::toString);
    }

    @Test
    void versionsThatKafka4HasDroppedAreAmongThem() {
        assertEquals(Versions.range(0, 17), FetchRequestCodec.INSTANCE.versions());
        assertEquals(Versions.range(0, 11), ProduceRequestCodec.INSTANCE.versions());
        assertEquals(Versions.range(0, 3), ControlledShutdownRequestCodec.INSTANCE.versions());
    }

    private static List<Path> jars() throws IOException {
        try (Stream<Path> jars = Files.list(Path.of(System.getProperty("older-kafka")))) {
            return jars.toList();
        }
    }
}
