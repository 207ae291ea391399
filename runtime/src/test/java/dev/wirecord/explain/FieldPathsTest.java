package dev.wirecord.explain;

import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.wirecord.Allocation;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.io.ByteReader;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FieldPathsTest {

    private static final byte[] CUT_IN_SECOND_LEG = hex("03 6869", "03 02 61 0007 00 02 62 00 00");

    private static Optional<String> find(int offset, int remaining) {
        ByteReader in = ByteReader.of(CUT_IN_SECOND_LEG);
        return FieldPaths.find(Samples.TRIP, 2, in, new MalformedMessageException("any", offset, remaining))
                .map(Failure::path);
    }

    @Test
    void theFieldAtTheOffset() {
        assertEquals(Optional.of("legs[1].taggedFields"), find(13, 0));
    }

    @Test
    void anErrorThatTheSchemaDoesNotExplainHasNoPath() {
        assertEquals(Optional.empty(), find(12, 0));
        assertEquals(Optional.empty(), find(13, 1));
    }

    @Test
    void bytesThatTheSchemaFindsNothingWrongWithHaveNoPath() {
        ByteReader in = ByteReader.of(hex("01 00 ff 0000 00 00"));

        assertEquals(
                Optional.empty(), FieldPaths.find(Samples.TRIP, 2, in, new MalformedMessageException("any", 3, 4)));
    }

    @Test
    void hostileCountsTakeNoMemory() {
        byte[] message = hex("0000 000f4240");

        Allocation.assertSmall(() ->
                FieldPaths.find(Samples.TRIP, 0, ByteReader.of(message), new MalformedMessageException("any", 6, 0)));
    }
}
