package dev.wirecord.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.oracle.DifferentialResult;
import dev.wirecord.oracle.bridge.KafkaLibrary;
import dev.wirecord.schema.MessageType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every message of Kafka 4.4 in every version, on drawn values: the bytes, values and refusals of Kafka's own classes. */
class KafkaClientsAgreeTest {

    private static final int SCHEMAS = 286;
    private static final int RETIRED = 8;
    private static final int MESSAGE_VERSIONS = 744;
    private static final int REQUEST_AND_RESPONSE_VERSIONS = 618;

    private final List<MessageCodec<?>> codecs = Comparison.codecs(new KafkaCodecs());

    @Test
    void everyMessageInEveryVersion() {
        assertEquals(SCHEMAS - RETIRED, codecs.size());

        DifferentialResult result =
                Comparison.compare(codecs, KafkaLibrary.onClassPath()).orFail();

        System.out.println("Kafka 4.4: " + result);
        assertEquals(MESSAGE_VERSIONS, result.messageVersions());
        assertTrue(result.instances() >= 200 * MESSAGE_VERSIONS, result::toString);
        assertTrue(result.refused() > 0, result::toString);
        assertEquals(result.instances(), result.written() + result.refused());
    }

    @Test
    void requestsAndResponsesAreMostOfThem() {
        int versions = codecs.stream()
                .filter(codec -> codec.type() == MessageType.REQUEST || codec.type() == MessageType.RESPONSE)
                .mapToInt(codec -> codec.versions().highest() - codec.versions().lowest() + 1)
                .sum();

        assertEquals(REQUEST_AND_RESPONSE_VERSIONS, versions);
    }
}
