package dev.wirecord.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.oracle.value.Received;
import dev.wirecord.oracle.value.SchemaDefaults;
import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Doubles under a tag, which no message of Kafka's has: where equality of values and of Kafka part. */
class TaggedDoubleTest {

    private static final StructSchema GAUGE =
            StructSchema.of("Gauge", FieldSchema.of("Value", ScalarType.FLOAT64).tagged(0, "0+"));

    private static final FieldSchema FIELD = GAUGE.fields().get(0);

    private static final MessageSchema MESSAGE = new MessageSchema(
            "Gauge",
            MessageType.DATA,
            MessageSchema.NO_API_KEY,
            Versions.range(0, 0),
            Versions.ALL,
            List.of(),
            false,
            GAUGE,
            "");

    @Test
    void negativeZeroIsTheDefaultAndComesBackAsZero() {
        assertTrue(SchemaDefaults.isDefault(FIELD, -0.0));
        assertEquals(gauge(0.0), Received.of(MESSAGE, gauge(-0.0), 0));
    }

    @Test
    void notANumberIsNeverTheDefault() {
        FieldSchema defaultsToNan = FieldSchema.of("Value", ScalarType.FLOAT64)
                .tagged(0, "0+")
                .defaultText("NaN")
                .build();

        assertFalse(SchemaDefaults.isDefault(defaultsToNan, Double.NaN));
        assertEquals(gauge(Double.NaN), Received.of(MESSAGE, gauge(Double.NaN), 0));
    }

    private static StructValue gauge(double value) {
        return StructValue.of(Map.of("Value", value));
    }
}
