package dev.wirecord.processor.schemas;

import com.palantir.javapoet.ClassName;
import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.WireType;
import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.JavaType;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import dev.wirecord.schema.ScalarType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the fields of one schema, and the structs that they and its {@code commonStructs} describe. */
final class StructReader {

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

    private static final Set<String> COMMON_ATTRIBUTES = Set.of("name", "versions", "fields");

    private final String file;
    private final ClassName message;
    private final boolean keepsTags;
    private final Diagnostics diagnostics;
    private final Map<String, SchemaObject> common = new HashMap<>();
    private final Map<String, StructDeclaration> read = new HashMap<>();
    private final Set<String> open = new HashSet<>();

    /**
     * A reader for one schema.
     *
     * @param keepsTags whether the records get a component for unknown tagged fields
     */
    StructReader(String file, ClassName message, boolean keepsTags, Diagnostics diagnostics) {
        this.file = file;
        this.message = message;
        this.keepsTags = keepsTags;
        this.diagnostics = diagnostics;
    }

    /** The message itself. */
    StructDeclaration body(SchemaObject schema, Located<String> name, String about) {
        for (SchemaObject struct : schema.objects("commonStructs", file + ", struct ")) {
            struct.requireKnown(COMMON_ATTRIBUTES);
            struct.requiredVersions("versions");
            String structName = struct.required("name").value();
            requireCapital(structName, struct.anchor());
            if (common.put(structName, struct) != null) {
                diagnostics.report(struct.anchor(), Problem.SCHEMA_STRUCT_TWICE, structName);
            }
        }
        StructDeclaration body = struct(message, name, schema.located("0+"), schema, file + ", field ", about);
        common.keySet().forEach(unused -> commonStruct(unused, schema.anchor()));
        return body;
    }

    private StructDeclaration struct(
            ClassName className,
            Located<String> name,
            Located<String> versions,
            SchemaObject owner,
            String path,
            String about) {
        List<FieldDeclaration> components = new ArrayList<>();
        for (SchemaObject field : owner.objects("fields", path)) {
            components.add(field(field, path));
        }
        if (keepsTags) {
            components.add(taggedFields(owner));
        }
        return new StructDeclaration(null, className, owner.anchor(), name, versions, components, about);
    }

    private FieldDeclaration field(SchemaObject field, String path) {
        field.requireKnown(ATTRIBUTES);
        Located<String> name = field.required("name");
        Located<String> type = field.required("type");
        Located<String> tagged = field.versions("taggedVersions", null);
        Located<String> versions = tagged.value() == null
                ? field.requiredVersions("versions")
                : field.versions("versions", tagged.value());
        boolean array = type.value().startsWith("[]");
        String single = array ? type.value().substring(2) : type.value();
        StructDeclaration struct = isStruct(single) ? structOf(field, single, path + name.value() + ".") : null;
        if (struct == null && field.has("fields") && !isStruct(single)) {
            diagnostics.report(field.anchor(), Problem.SCHEMA_FIELDS, type.value());
        }
        ScalarType scalar = scalar(single);
        boolean isKnown = scalar != null && !(array && scalar == ScalarType.RECORDS);
        if (struct == null && !isKnown && !isStruct(single) && !type.value().isBlank()) {
            diagnostics.report(type.anchor(), Problem.SCHEMA_VALUE, type.value(), "type", "one that Kafka has");
        }
        requireBytes(field, type);
        requireTaggedVersions(field, tagged);
        JavaType javaType = struct != null ? JavaTypes.struct(struct, array) : JavaTypes.scalar(scalar, array);
        return declare(field, name, versions, tagged, javaType, struct, JavaTypes.wireType(scalar));
    }

    private FieldDeclaration declare(
            SchemaObject field,
            Located<String> name,
            Located<String> versions,
            Located<String> tagged,
            JavaType type,
            StructDeclaration struct,
            WireType wireType) {
        return new FieldDeclaration(
                MemberNames.component(name.value()),
                field.anchor(),
                type,
                struct,
                name,
                versions,
                field.versions("flexibleVersions", null),
                tagged,
                field.number("tag", -1),
                field.versions("nullableVersions", "none"),
                field.text("default", null),
                field.flag("ignorable").value(),
                field.flag("mapKey"),
                field.located(wireType),
                field.located(entityType(field)),
                field.text("about", "").value());
    }

    private FieldDeclaration taggedFields(SchemaObject owner) {
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

    private StructDeclaration structOf(SchemaObject field, String name, String path) {
        if (common.containsKey(name)) {
            if (field.has("fields")) {
                diagnostics.report(field.anchor(), Problem.SCHEMA_STRUCT_TWICE, name);
            }
            return commonStruct(name, field.anchor());
        }
        StructDeclaration struct = struct(className(name), field.located(name), field.located("0+"), field, path, "");
        if (read.put(name, struct) != null) {
            diagnostics.report(field.anchor(), Problem.SCHEMA_STRUCT_TWICE, name);
        }
        return struct;
    }

    private StructDeclaration commonStruct(String name, SourceAnchor use) {
        if (open.contains(name)) {
            diagnostics.report(use, Problem.STRUCT_CYCLE, name, "its own fields");
            return null;
        }
        StructDeclaration known = read.get(name);
        if (known == null) {
            open.add(name);
            SchemaObject struct = common.get(name);
            String path = file + ", field " + name + ".";
            known = struct(className(name), struct.located(name), struct.versions("versions", "0+"), struct, path, "");
            open.remove(name);
            read.put(name, known);
        }
        return known;
    }

    private ClassName className(String struct) {
        return message.nestedClass(MemberNames.structName(struct, message.simpleName()));
    }

    private EntityType entityType(SchemaObject field) {
        Located<String> label = field.text("entityType", "unknown");
        for (dev.wirecord.schema.EntityType each : dev.wirecord.schema.EntityType.values()) {
            if (each.kafkaName().equals(label.value())) {
                return EntityType.valueOf(each.name());
            }
        }
        diagnostics.report(label.anchor(), Problem.SCHEMA_VALUE, label.value(), "entityType", "one that Kafka has");
        return EntityType.UNKNOWN;
    }

    private void requireBytes(SchemaObject field, Located<String> type) {
        if (field.flag("zeroCopy").value() && !type.value().equals("bytes")) {
            diagnostics.report(field.anchor(), Problem.SCHEMA_ZERO_COPY, type.value());
        }
    }

    private void requireTaggedVersions(SchemaObject field, Located<String> tagged) {
        if (field.number("tag", -1).written() && tagged.value() == null) {
            diagnostics.report(field.anchor(), Problem.SCHEMA_ATTRIBUTE_MISSING, "taggedVersions");
        }
    }

    private void requireCapital(String name, SourceAnchor anchor) {
        if (!name.isEmpty() && !isStruct(name)) {
            diagnostics.report(anchor, Problem.SCHEMA_VALUE, name, "name", "a struct's, which starts with a capital");
        }
    }

    private static boolean isStruct(String type) {
        return !type.isEmpty() && Character.isUpperCase(type.charAt(0));
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
