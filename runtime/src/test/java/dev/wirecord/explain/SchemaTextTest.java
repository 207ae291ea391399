package dev.wirecord.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.schema.EntityType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SchemaTextTest {

    private static MessageSchema message(String about, StructSchema body) {
        return new MessageSchema(
                "DriftRequest",
                MessageType.REQUEST,
                900,
                Versions.range(0, 1),
                Versions.from(1),
                List.of("broker", "controller"),
                true,
                body,
                about);
    }

    @Test
    void everyAttribute() {
        StructSchema stop = StructSchema.of(
                "Stop", FieldSchema.of("Name", ScalarType.STRING).mapKey());
        StructSchema body = StructSchema.of(
                "DriftRequest",
                FieldSchema.of("Group", ScalarType.STRING)
                        .nullable("1+")
                        .flexible(Versions.NONE)
                        .entityType(EntityType.GROUP_ID)
                        .ignorable()
                        .about("Says \"who\".\\"),
                FieldSchema.array("Stops", stop),
                FieldSchema.of("Raw", ScalarType.BYTES)
                        .versions("1+")
                        .tagged(0, "1+")
                        .nullable("1+")
                        .defaultText("null")
                        .zeroCopy());

        assertEquals("""
                {
                  "apiKey": 900,
                  "type": "request",
                  "listeners": ["broker", "controller"],
                  "name": "DriftRequest",
                  // Version 1 is new.
                  //
                  // And flexible.
                  "validVersions": "0-1",
                  "latestVersionUnstable": true,
                  "flexibleVersions": "1+",
                  "fields": [
                    { "name": "Group", "type": "string", "versions": "0+", "nullableVersions": "1+", \
                "flexibleVersions": "none", "ignorable": true, "entityType": "groupId",
                      "about": "Says \\"who\\".\\\\" },
                    { "name": "Stops", "type": "[]Stop", "versions": "0+", "fields": [
                      { "name": "Name", "type": "string", "versions": "0+", "mapKey": true }
                    ] },
                    { "name": "Raw", "type": "bytes", "versions": "1+", "nullableVersions": "1+", \
                "taggedVersions": "1+", "tag": 0, "default": "null", "zeroCopy": true }
                  ]
                }""", SchemaPrinter.print(message("Version 1 is new.\n\nAnd flexible.", body)));
    }

    @Test
    void everyLineKnowsItsField() {
        StructSchema stop = StructSchema.of(
                "Stop", FieldSchema.of("Name", ScalarType.STRING).about("Of a stop."));
        StructSchema body = StructSchema.of(
                "DriftRequest",
                FieldSchema.array("Stops", stop).about("The stops."),
                FieldSchema.of("Last", ScalarType.INT8));
        FieldSchema name = stop.fields().get(0);
        FieldSchema stops = body.fields().get(0);
        FieldSchema last = body.fields().get(1);
        MessageSchema message = message("", body);

        List<SchemaLine> lines = SchemaPrinter.lines(message);

        assertEquals(
                SchemaPrinter.print(message),
                lines.stream().map(SchemaLine::text).collect(Collectors.joining("\n")));
        int first = lines.size() - 8;
        assertEquals(
                Arrays.asList(stops, stops, name, name, stops, last, null, null),
                lines.subList(first, lines.size()).stream()
                        .map(SchemaLine::field)
                        .toList());
        assertTrue(lines.subList(0, first).stream().allMatch(line -> line.field() == null));
    }

    @Test
    void structsThatCannotBeWrittenWhereTheyAreUsed() {
        StructSchema inner = StructSchema.of("Inner", FieldSchema.of("A", ScalarType.INT8));
        StructSchema twice = StructSchema.of("Twice", FieldSchema.of("In", inner));
        StructSchema late = StructSchema.of("Late", "1+");
        StructSchema body = StructSchema.of(
                "DriftRequest",
                FieldSchema.of("One", twice),
                FieldSchema.array("Two", twice),
                FieldSchema.of("Three", late).versions("1+"));

        assertEquals(
                """
                  "fields": [
                    { "name": "One", "type": "Twice", "versions": "0+" },
                    { "name": "Two", "type": "[]Twice", "versions": "0+" },
                    { "name": "Three", "type": "Late", "versions": "1+" }
                  ],
                  "commonStructs": [
                    { "name": "Twice", "versions": "0+", "fields": [
                      { "name": "In", "type": "Inner", "versions": "0+" }
                    ] },
                    { "name": "Inner", "versions": "0+", "fields": [
                      { "name": "A", "type": "int8", "versions": "0+" }
                    ] },
                    { "name": "Late", "versions": "1+", "fields": [] }
                  ]
                }""",
                SchemaPrinter.print(message("", body))
                        .replaceFirst("(?s).*(?=  \"fields\": \\[\n    \\{ \"name\": \"One)", ""));
    }
}
