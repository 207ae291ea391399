package dev.wirecord.oracle.official;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.oracle.Differential;
import dev.wirecord.oracle.DifferentialResult;
import dev.wirecord.oracle.bridge.KafkaLibrary;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The generated codecs against kafka-clients: the same bytes, the same values, the same refusals, in every version. */
class OfficialMessagesTest {

    private static final int INSTANCES = 300;

    private static final KafkaLibrary KAFKA = KafkaLibrary.onClassPath();

    @TestFactory
    Stream<DynamicTest> kafkaClientsAgree() {
        return OfficialCodecs.ALL.stream().map(codec -> dynamicTest(codec.toString(), () -> compare(codec)));
    }

    private static void compare(MessageCodec<?> codec) {
        DifferentialResult result =
                Differential.of(codec, KAFKA).instances(INSTANCES).run().orFail();
        System.out.println(codec + ": " + result);

        int versions = codec.versions().highest() - codec.versions().lowest() + 1;
        assertEquals(versions, result.messageVersions());
        assertTrue(result.instances() > versions * INSTANCES, result::toString);
        assertEquals(result.instances(), result.written() + result.refused());
        // A message without fields, flexible in all its versions, has nothing that could be refused.
        assertTrue(result.refused() > 0 || codec.schema().fields().isEmpty(), result::toString);
    }
}
