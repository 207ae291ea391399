package dev.wirecord.codec;

import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.Output;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldSchemaBuilder;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class DecodeErrorPathTest {

    /** Reads two int32s, whatever its schema says. */
    private static class PairCodec extends MessageCodec<Void> {

        private final Supplier<MessageSchema> schema;

        PairCodec(Supplier<MessageSchema> schema) {
            super(Void.class, "Pair", MessageType.DATA, -1, Versions.range(0, 0), Versions.NONE);
            this.schema = schema;
        }

        @Override
        protected MessageSchema createSchema() {
            return schema.get();
        }

        @Override
        protected Void readMessage(ByteReader in, int version) {
            in.readInt32();
            in.readInt32();
            return null;
        }

        @Override
        protected int writeMessage(Output out, int at, Void message, int version) {
            return at;
        }
    }

    /** Takes the eight bytes at once. */
    private static final class RunCodec extends PairCodec {

        RunCodec(Supplier<MessageSchema> schema) {
            super(schema);
        }

        @Override
        protected Void readMessage(ByteReader in, int version) {
            in.take(8);
            return null;
        }
    }

    private static String errorInRun(String bytes, Supplier<MessageSchema> schema) {
        VersionedCodec<Void> codec = new RunCodec(schema).at(0);
        return assertThrows(MalformedMessageException.class, () -> codec.decode(hex(bytes)))
                .getMessage();
    }

    private static MessageSchema schema(FieldSchemaBuilder... fields) {
        StructSchema body = StructSchema.of("Pair", fields);
        return new MessageSchema(
                "Pair", MessageType.DATA, -1, Versions.range(0, 0), Versions.NONE, List.of(), false, body, "");
    }

    private static MalformedMessageException error(Supplier<MessageSchema> schema) {
        VersionedCodec<Void> codec = new PairCodec(schema).at(0);
        return assertThrows(MalformedMessageException.class, () -> codec.decode(hex("00000001 0000")));
    }

    private static FieldSchemaBuilder int32(String name) {
        return FieldSchema.of(name, ScalarType.INT32);
    }

    @Test
    void theFieldIsNamed() {
        MalformedMessageException error = error(() -> schema(int32("First"), int32("Second")));

        assertEquals("Pair v0, second, byte 4: expected an int32 (2 bytes left)", error.getMessage());
        assertEquals(Optional.of("second"), error.fieldPath());
    }

    @Test
    void theReaderMayStandAnywhere() {
        ByteReader in = ByteReader.of(hex("7f7f7f 00000001 0000"));
        in.skip(3);
        PairCodec codec = new PairCodec(() -> schema(int32("First"), int32("Second")));

        MalformedMessageException error = assertThrows(MalformedMessageException.class, () -> codec.read(in, 0));

        assertEquals("Pair v0, second, byte 7: expected an int32 (2 bytes left)", error.getMessage());
    }

    @Test
    void aCodecThatDoesNotKeepToItsSchemaGetsNoPath() {
        String plain = "Pair v0, byte 4: expected an int32 (2 bytes left)";

        assertEquals(plain, error(() -> schema(int32("First"))).getMessage());
        assertEquals(
                plain,
                error(() -> schema(FieldSchema.of("First", ScalarType.UUID))).getMessage());
    }

    @Test
    void aSchemaThatCannotBeMadeDoesNotHideTheError() {
        String plain = "Pair v0, byte 4: expected an int32 (2 bytes left)";

        assertEquals(plain, error(() -> null).getMessage());
        assertEquals(
                plain,
                error(() -> {
                            throw new IllegalStateException("no schema");
                        })
                        .getMessage());
    }

    @Test
    void inARunTheValueThatIsMissingIsNamed() {
        Supplier<MessageSchema> pair = () -> schema(int32("First"), int32("Second"));

        assertEquals("Pair v0, first, byte 0: expected an int32 (0 bytes left)", errorInRun("", pair));
        assertEquals("Pair v0, first, byte 0: expected an int32 (3 bytes left)", errorInRun("000000", pair));
        assertEquals("Pair v0, second, byte 4: expected an int32 (0 bytes left)", errorInRun("00000001", pair));
        assertEquals("Pair v0, second, byte 4: expected an int32 (3 bytes left)", errorInRun("00000001 000000", pair));
    }

    @Test
    void aRunThatTheSchemaDoesNotHaveGetsNoPath() {
        String plain = "Pair v0, byte 0: expected 8 bytes (6 bytes left)";

        assertEquals(plain, errorInRun("00000001 0000", () -> schema(int32("First"))));
        assertEquals(plain, errorInRun("00000001 0000", () -> null));
    }
}
