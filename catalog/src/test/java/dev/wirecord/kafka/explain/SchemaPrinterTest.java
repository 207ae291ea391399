package dev.wirecord.kafka.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.explain.SchemaPrinter;
import dev.wirecord.kafka.Comparison;
import dev.wirecord.kafka.KafkaCodecs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every schema of Kafka, printed, says what Kafka's own file says. */
class SchemaPrinterTest {

    private static final Path SCHEMAS = Path.of("target", "schemas");
    private static final int MESSAGES = 278;

    @Test
    void saysWhatKafkasFilesSay() throws IOException {
        Map<String, JsonNode> official = official();
        int compared = 0;
        for (MessageCodec<?> codec : Comparison.codecs(new KafkaCodecs())) {
            String id = packageName(codec) + " " + codec.name();
            assertEquals(
                    official.get(id).toPrettyString(),
                    Schemas.canonical(SchemaPrinter.print(codec.schema())).toPrettyString(),
                    id);
            compared++;
        }
        assertEquals(MESSAGES, compared);
    }

    /** The files by the package and name of the message: two coordinators may have a message of the same name. */
    private static Map<String, JsonNode> official() throws IOException {
        try (Stream<Path> files = Files.walk(SCHEMAS)) {
            Map<String, JsonNode> schemas = new HashMap<>();
            List<Path> json =
                    files.filter(file -> file.toString().endsWith(".json")).toList();
            for (Path file : json) {
                JsonNode schema = Schemas.canonical(Files.readString(file));
                String folder = SCHEMAS.relativize(file).getName(0).toString();
                schemas.put(folder + " " + schema.get("name").asText(), schema);
            }
            return schemas;
        }
    }

    private static String packageName(MessageCodec<?> codec) {
        String name = codec.recordType().getPackageName();
        String last = name.substring(name.lastIndexOf('.') + 1);
        return last.equals("kafka") ? "clients" : last;
    }
}
