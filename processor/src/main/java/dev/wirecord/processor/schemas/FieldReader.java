package dev.wirecord.processor.schemas;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.WireType;
import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.schema.ScalarType;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Reads what a schema says of one field. */
final class FieldReader {

    private static final String ARRAY = "[]";

    private static final Set<String> ATTRIBUTES = Set.of(
            "name",
            "type",
            "versions",
            "nullableVersions",
            "default",
            "ignorable",
            "tag",
            "taggedVersions",
            "flexibleVersions",
            "mapKey",
            "entityType",
            "zeroCopy",
            "fields",
            "about");

    private final Diagnostics diagnostics;

    FieldReader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /**
     * A field as it is declared.
     *
     * @param struct the struct that its type names; null where it names none, or one that contains itself
     */
    FieldDeclaration read(SchemaObject field, StructDeclaration struct) {
        field.requireKnown(ATTRIBUTES);
        Located<String> type = field.required("type");
        Located<String> tagged = field.versions("taggedVersions", null);
        requireType(field, type);
        requireBytes(field, type);
        requireTaggedVersions(field, tagged);
        ScalarType scalar = scalar(single(type.value()));
        boolean array = isArray(type.value());
        return new FieldDeclaration(
                MemberNames.component(field.required("name").value()),
                field.anchor(),
                struct != null ? JavaTypes.struct(struct, array) : JavaTypes.scalar(scalar, array),
                struct,
                field.required("name"),
                tagged.value() == null
                        ? field.requiredVersions("versions")
                        : field.versions("versions", tagged.value()),
                field.versions("flexibleVersions", null),
                tagged,
                field.number("tag", -1),
                field.versions("nullableVersions", "none"),
                field.text("default", null),
                field.flag("ignorable").value(),
                field.flag("mapKey"),
                new Located<>(JavaTypes.wireType(scalar), type.anchor(), true),
                entityType(field),
                field.text("about", "").value());
    }

    /** The component of a struct for the fields that it does not know. */
    static FieldDeclaration taggedFields(SchemaObject owner) {
        Located<String> none = owner.located(null);
        Located<String> name = owner.located(MemberNames.TAGGED_FIELDS);
        return new FieldDeclaration(
                MemberNames.TAGGED_FIELDS,
                owner.anchor(),
                JavaTypes.taggedFields(),
                null,
                name,
                owner.located("0+"),
                none,
                none,
                owner.located(-1),
                owner.located("none"),
                none,
                false,
                owner.located(false),
                owner.located(WireType.INFERRED),
                owner.located(EntityType.UNKNOWN),
                "Tagged fields that this record does not know.");
    }

    private void requireType(SchemaObject field, Located<String> type) {
        String single = single(type.value());
        if (isStruct(single)) {
            return;
        }
        if (field.has("fields")) {
            diagnostics.report(field.anchor("fields"), Problem.SCHEMA_FIELDS, type.value());
        }
        ScalarType scalar = scalar(single);
        if (scalar == null && !type.value().isEmpty()) {
            List<String> scalars =
                    Stream.of(ScalarType.values()).map(ScalarType::kafkaName).toList();
            reportType(type, "a struct's name, " + Choices.of(scalars) + ", with \"[]\" before it or alone");
        } else if (scalar == ScalarType.RECORDS && isArray(type.value())) {
            reportType(type, "\"records\", or \"[]\" and a struct that has them");
        }
    }

    private void reportType(Located<String> type, String remedy) {
        diagnostics.report(type.anchor(), Problem.SCHEMA_VALUE, type.value(), "type", remedy);
    }

    private void requireBytes(SchemaObject field, Located<String> type) {
        if (field.flag("zeroCopy").value() && !type.value().equals("bytes")) {
            diagnostics.report(field.anchor("zeroCopy"), Problem.SCHEMA_ZERO_COPY, type.value());
        }
    }

    private void requireTaggedVersions(SchemaObject field, Located<String> tagged) {
        if (field.number("tag", -1).written() && tagged.value() == null) {
            diagnostics.report(field.anchor(), Problem.SCHEMA_ATTRIBUTE_MISSING, "taggedVersions");
        }
    }

    private Located<EntityType> entityType(SchemaObject field) {
        Located<String> label = field.text("entityType", "unknown");
        for (dev.wirecord.schema.EntityType each : dev.wirecord.schema.EntityType.values()) {
            if (each.kafkaName().equals(label.value())) {
                return new Located<>(EntityType.valueOf(each.name()), label.anchor(), label.written());
            }
        }
        List<String> labels = Stream.of(dev.wirecord.schema.EntityType.values())
                .map(dev.wirecord.schema.EntityType::kafkaName)
                .toList();
        diagnostics.report(label.anchor(), Problem.SCHEMA_VALUE, label.value(), "entityType", Choices.of(labels));
        return new Located<>(EntityType.UNKNOWN, label.anchor(), false);
    }

    /** The type without the brackets of an array. */
    static String single(String type) {
        return isArray(type) ? type.substring(ARRAY.length()) : type;
    }

    /** Whether a type without brackets names a struct. */
    static boolean isStruct(String single) {
        return !single.isEmpty() && Character.isUpperCase(single.charAt(0));
    }

    private static boolean isArray(String type) {
        return type.startsWith(ARRAY);
    }

    private static ScalarType scalar(String name) {
        for (ScalarType type : ScalarType.values()) {
            if (type.kafkaName().equals(name)) {
                return type;
            }
        }
        return null;
    }
}
