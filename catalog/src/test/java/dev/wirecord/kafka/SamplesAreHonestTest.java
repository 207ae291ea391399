package dev.wirecord.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.samples.broker.ApiVersionsRequestCodec;
import dev.wirecord.samples.broker.ApiVersionsResponseCodec;
import dev.wirecord.samples.txn.AddOffsetsToTxnRequestCodec;
import dev.wirecord.samples.txn.AddOffsetsToTxnResponseCodec;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the samples write by hand has, in each of its versions, the layout that Kafka's own schema gives. */
class SamplesAreHonestTest {

    static Stream<MessageCodec<?>> handWritten() {
        return Stream.of(
                AddOffsetsToTxnRequestCodec.INSTANCE,
                AddOffsetsToTxnResponseCodec.INSTANCE,
                ApiVersionsRequestCodec.INSTANCE,
                ApiVersionsResponseCodec.INSTANCE,
                dev.wirecord.frame.RequestHeader.CODEC,
                dev.wirecord.frame.ResponseHeader.CODEC);
    }

    @ParameterizedTest
    @MethodSource("handWritten")
    void layoutIsThatOfTheImportedSchema(MessageCodec<?> codec) {
        MessageCodec<?> imported = CodecRegistry.of(new KafkaCodecs()).codec(codec.name());
        Versions common = codec.versions().intersect(imported.versions());
        assertEquals(imported.type(), codec.type());
        assertEquals(imported.apiKey(), codec.apiKey());
        for (int version = common.lowest(); version <= common.highest(); version++) {
            assertEquals(
                    layout(imported.schema().body(), version, imported.flexible()),
                    layout(codec.schema().body(), version, codec.flexible()),
                    codec.name() + " v" + version);
        }
    }

    /** The default as a value, however it was written. */
    private static String standard(FieldSchema field) {
        boolean scalar = field.type() instanceof ScalarType type && (type.isFixedSize() || type == ScalarType.STRING);
        return "default " + (scalar ? field.scalarDefault() : field.isNullByDefault() ? null : "empty");
    }

    /** One line for each field that is on the wire, with all that decides its bytes. */
    private static List<String> layout(StructSchema struct, int version, Versions flexible) {
        List<String> lines = new ArrayList<>();
        for (FieldSchema field : struct.fields()) {
            if (field.isPresent(version)) {
                lines.add(String.join(
                        " ",
                        field.name(),
                        field.type().kafkaName(),
                        field.isTagged(version) ? "tag " + field.tag() : "positional",
                        field.isNullable(version) ? "nullable" : "not null",
                        field.isCompact(version, flexible) ? "compact" : "classic",
                        standard(field)));
                FieldType element = field.type() instanceof ArrayType array ? array.element() : field.type();
                if (element instanceof StructSchema nested) {
                    lines.addAll(layout(nested, version, flexible));
                }
            }
        }
        return lines;
    }
}
