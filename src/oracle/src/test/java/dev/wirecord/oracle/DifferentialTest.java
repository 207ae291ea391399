package dev.wirecord.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.frame.RequestHeader;
import dev.wirecord.frame.ResponseHeader;
import dev.wirecord.oracle.HeartbeatCodec.Fault;
import dev.wirecord.oracle.bridge.KafkaLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DifferentialTest {

    private static final KafkaLibrary KAFKA = KafkaLibrary.onClassPath();

    @Test
    void aRightCodecDiffersNowhere() {
        DifferentialResult result =
                Differential.of(new HeartbeatCodec(Fault.NONE), KAFKA).run().orFail();

        assertEquals(5, result.messageVersions());
        assertEquals(5 * 201, result.instances());
        assertEquals(result.instances(), result.written() + result.refused());
        assertTrue(result.refused() > 100, result::toString);
    }

    @Test
    void theHeadersOfTheRuntimeDifferNowhere() {
        DifferentialResult request =
                Differential.of(RequestHeader.CODEC, KAFKA).run().orFail();
        DifferentialResult response =
                Differential.of(ResponseHeader.CODEC, KAFKA).run().orFail();

        // Kafka 4 no longer knows version 0 of the request header.
        assertEquals(2, request.messageVersions());
        assertEquals(2, response.messageVersions());
    }

    @ParameterizedTest
    @EnumSource(value = Fault.class, mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void everyFaultIsFound(Fault fault) {
        DifferentialResult result =
                Differential.of(new HeartbeatCodec(fault), KAFKA).run();

        assertFalse(result.differences().isEmpty(), result::toString);
        AssertionError failure = assertThrows(AssertionError.class, result::orFail);
        assertTrue(failure.getMessage().contains("HeartbeatRequest v"), failure::getMessage);
    }

    @Test
    void aDifferenceSaysWhereAndCanBeRepeated() {
        Differential<?> differential = Differential.of(new HeartbeatCodec(Fault.WRITES_ANOTHER_ORDER), KAFKA);

        Difference found = differential.run(4).differences().get(0);
        Difference again =
                differential.replay(found.version(), found.seed()).differences().get(0);

        assertEquals(found.toString(), again.toString());
        assertTrue(found.toString().contains("first different byte: 0"), found::toString);
        assertTrue(found.toString().contains("HeartbeatRequest v4 (seed "), found::toString);
    }

    @Test
    void comparingNothingIsAFailure() {
        assertThrows(AssertionError.class, DifferentialResult.NOTHING::orFail);
    }
}
