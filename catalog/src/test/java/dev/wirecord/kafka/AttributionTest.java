package dev.wirecord.kafka;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The licence of the schemas asks that their notice travels with what is made from them. */
class AttributionTest {

    @ParameterizedTest
    @CsvSource({
        "META-INF/kafka/NOTICE, Apache Kafka",
        "META-INF/kafka/LICENSE, Apache License",
        "META-INF/NOTICE, message schemas of Apache Kafka",
        "META-INF/LICENSE, Apache License"
    })
    void catalogCarries(String resource, String words) throws IOException, URISyntaxException {
        assertTrue(read(resource).contains(words));
    }

    @Test
    void kafkasNoticeNamesTheFoundation() throws IOException, URISyntaxException {
        assertTrue(read("META-INF/kafka/NOTICE").contains("The Apache Software Foundation"));
    }

    /** Read from where the catalog's classes are: other jars have files of these names too. */
    private static String read(String resource) throws IOException, URISyntaxException {
        Path catalog = Path.of(KafkaCodecs.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        return Files.readString(catalog.resolve(resource));
    }
}
