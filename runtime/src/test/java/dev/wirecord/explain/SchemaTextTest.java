package dev.wirecord.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.schema.ArrayType;
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
                "Stop", FieldSchema.of("Name", ScalarType.STRING).mapKey().build());
        StructSchema body = StructSchema.of(
                "DriftRequest",
                FieldSchema.of("Group", ScalarType.STRING)
                        .nullable("1+")
                        .flexible(Versions.NONE)
                        .entityType(EntityType.GROUP_ID)
                        .ignorable()
                        .about("Says \"who\".\\")
                        .build(),
                FieldSchema.of("Stops", new ArrayType(stop)).build(),
                FieldSchema.of("Raw", ScalarType.BYTES)
                        .versions("1+")
                        .tagged(0, "1+")
                        .nullable("1+")
                        .defaultText("null")
                        .zeroCopy()
                        .build());

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
        FieldSchema name =
                FieldSchema.of("Name", ScalarType.STRING).about("Of a stop.").build();
        FieldSchema stops = FieldSchema.of("Stops", new ArrayType(StructSchema.of("Stop", name)))
                .about("The stops.")
                .build();
        FieldSchema last = FieldSchema.of("Last", ScalarType.INT8).build();
        MessageSchema message = message("", StructSchema.of("DriftRequest", stops, last));

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
        StructSchema inner =
                StructSchema.of("Inner", FieldSchema.of("A", ScalarType.INT8).build());
        StructSchema twice =
                StructSchema.of("Twice", FieldSchema.of("In", inner).build());
        StructSchema late = StructSchema.of("Late", "1+");
        StructSchema body = StructSchema.of(
                "DriftRequest",
                FieldSchema.of("One", twice).build(),
                FieldSchema.of("Two", new ArrayType(twice)).build(),
                FieldSchema.of("Three", late).versions("1+").build());

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
