package dev.wirecord.oracle;

import dev.wirecord.oracle.bridge.KafkaMessage;
import dev.wirecord.oracle.bridge.RecordMessage;
import dev.wirecord.oracle.value.Received;
import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.oracle.value.UnknownTags;
import dev.wirecord.schema.MessageSchema;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;

/** Puts one value through both implementations in one version. */
final class InstanceComparison<T> {

    private final RecordMessage<T> ours;
    private final KafkaMessage kafka;
    private final int version;
    private final long seed;
    private byte[] ourBytes;
    private byte[] kafkaBytes;

    InstanceComparison(RecordMessage<T> ours, KafkaMessage kafka, int version, long seed) {
        this.ours = ours;
        this.kafka = kafka;
        this.version = version;
        this.seed = seed;
    }

    DifferentialResult compare(StructValue drawn) {
        MessageSchema schema = ours.schema();
        StructValue value = UnknownTags.keep(schema.body(), drawn, ours::keepsUnknownTags);
        try {
            boolean written = bothWrite(value);
            if (written) {
                StructValue received = Received.of(schema, value, version);
                requireSameBytes(value);
                requireSameReading(received);
                requireSkipping(drawn, value, received);
            }
            return new DifferentialResult(0, 1, written ? 1 : 0, written ? 0 : 1, List.of());
        } catch (Mismatch e) {
            return difference(value, e.getMessage());
        } catch (RuntimeException e) {
            return difference(value, "neither an answer nor a refusal: " + stackTrace(e));
        }
    }

    private boolean bothWrite(StructValue value) {
        Attempt our = Attempt.of(() -> ours.encode(value, version));
        ourBytes = our.bytes();
        Attempt their = Attempt.of(() -> kafka.encode(value, version));
        kafkaBytes = their.bytes();
        if (our.refused() != their.refused()) {
            throw new Mismatch("we " + our + ", Kafka " + their);
        }
        return !our.refused();
    }

    private void requireSameBytes(StructValue value) {
        if (!Arrays.equals(ourBytes, kafkaBytes)) {
            throw new Mismatch("the bytes differ");
        }
        int size = ours.sizeOf(ours.toRecord(value), version);
        if (size != ourBytes.length) {
            throw new Mismatch("the size is " + size + " for " + ourBytes.length + " bytes");
        }
    }

    private void requireSameReading(StructValue received) {
        T decoded = ours.decodeRecord(kafkaBytes, version);
        requireEqual("what we read from Kafka's bytes", received, ours.toValue(decoded));
        requireEqual("what Kafka reads from our bytes", received, kafka.decode(ourBytes, version));
        // Decoded records hold other lists and slices than those made by hand, and codecs have a path of their own for
        // them.
        if (!Arrays.equals(ours.encodeRecord(decoded, version), kafkaBytes)) {
            throw new Mismatch("the bytes differ after reading and writing again");
        }
    }

    /** Unknown tagged fields for which the record has no component must not disturb what is read around them. */
    private void requireSkipping(StructValue drawn, StructValue value, StructValue received) {
        Attempt withAllTags = drawn.equals(value) ? null : Attempt.of(() -> kafka.encode(drawn, version));
        if (withAllTags == null || withAllTags.refused()) {
            // No such tags, or they are the fault that was put into the value.
            return;
        }
        kafkaBytes = withAllTags.bytes();
        ourBytes = null;
        requireEqual("what we read past unknown tags", received, ours.decode(kafkaBytes, version));
    }

    private static void requireEqual(String what, StructValue expected, StructValue actual) {
        if (!expected.equals(actual)) {
            throw new Mismatch(what + " differs.\n  expected " + expected + "\n  read     " + actual);
        }
    }

    private DifferentialResult difference(StructValue value, String what) {
        Difference found = new Difference(ours.schema().name(), version, seed, what, value, ourBytes, kafkaBytes);
        return new DifferentialResult(0, 1, 0, 0, List.of(found));
    }

    private static String stackTrace(RuntimeException e) {
        StringWriter text = new StringWriter();
        e.printStackTrace(new PrintWriter(text, true));
        return text.toString();
    }

    /** Ends the comparison of the instance. */
    private static final class Mismatch extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Mismatch(String message) {
            super(message);
        }
    }
}
