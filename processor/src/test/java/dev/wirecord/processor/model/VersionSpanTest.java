package dev.wirecord.processor.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.palantir.javapoet.ClassName;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class VersionSpanTest {

    private static FieldModel field(String versions, StructModel struct) {
        FieldSchema schema = FieldSchema.of("Field", new ArrayType(struct.schema()))
                .versions(versions)
                .build();
        return new FieldModel(schema, "field", struct.className(), Carrier.LIST, Carrier.STRUCT, struct);
    }

    private static StructModel struct(String name, FieldModel... fields) {
        List<FieldSchema> schemas = new ArrayList<>();
        schemas.add(FieldSchema.of("Id", ScalarType.INT32).build());
        Arrays.stream(fields).map(FieldModel::schema).forEach(schemas::add);
        StructSchema schema = new StructSchema(name, Versions.ALL, schemas);
        return new StructModel(schema, ClassName.get("org.example", name), List.of(fields), List.of(), null);
    }

    private static List<VersionSpan> spans(String versions, String flexible, StructModel body) {
        MessageSchema schema = new MessageSchema(
                "Message",
                MessageType.DATA,
                MessageSchema.NO_API_KEY,
                Versions.parse(versions),
                Versions.parse(flexible),
                List.of(),
                false,
                body.schema(),
                "");
        return VersionSpan.of(new MessageModel(schema, body));
    }

    private static String described(List<VersionSpan> spans) {
        return String.join(
                ", ",
                spans.stream()
                        .map(span -> (span.flexible() ? "flexible " : "classic ") + span.versions())
                        .toList());
    }

    @Test
    void aMessageHasOneSpanOrTwo() {
        StructModel body = struct("Body");
        assertEquals("classic 0-2, flexible 3-4", described(spans("0-4", "3+", body)));
        assertEquals("classic 0-4", described(spans("0-4", "none", body)));
        assertEquals("flexible 0-4", described(spans("0-4", "0+", body)));
        assertEquals("flexible 2-4", described(spans("2-4", "1+", body)));
        assertEquals("classic 2-4", described(spans("2-4", "7+", body)));
        assertEquals("classic 0, flexible 1", described(spans("0-1", "1+", body)));
        assertEquals("flexible 5", described(spans("5", "5+", body)));
    }

    @Test
    void aStructOccursWhereTheFieldsOnTheWayToItDo() {
        StructModel leaf = struct("Leaf");
        StructModel middle = struct("Middle", field("1-5", leaf));
        StructModel body = struct("Body", field("0-2", middle), field("4+", middle), field("9+", leaf));
        List<VersionSpan> spans = spans("0-6", "5+", body);
        assertEquals(List.of(0, 1, 2, 3, 4), spans.get(0).versionsOf(body));
        assertEquals(List.of(0, 1, 2, 4), spans.get(0).versionsOf(middle));
        assertEquals(List.of(1, 2, 4), spans.get(0).versionsOf(leaf));
        assertEquals(List.of(5, 6), spans.get(1).versionsOf(middle));
        assertEquals(List.of(5), spans.get(1).versionsOf(leaf));
    }

    @Test
    void aStructThatNoVersionHasOccursNowhere() {
        StructModel leaf = struct("Leaf");
        StructModel body = struct("Body", field("7+", leaf));
        assertEquals(List.of(), spans("0-6", "none", body).get(0).versionsOf(leaf));
    }

    @Test
    void methodsAreNamedAfterTheVersionsOfTheirStruct() {
        StructModel leaf = struct("Leaf");
        StructModel body = struct("Body", field("2-3", leaf));
        VersionSpan span = spans("0-4", "none", body).get(0);
        assertEquals("Versions0To4", span.suffix(body));
        assertEquals("Versions2To3", span.suffix(leaf));
        assertEquals("Version4", spans("0-4", "4+", body).get(1).suffix(body));
    }
}
