package dev.wirecord.processor.schemas;

import com.palantir.javapoet.ClassName;
import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the structs of one schema: the message, and what its fields and its {@code commonStructs} describe. */
final class StructReader {

    private static final Set<String> COMMON_ATTRIBUTES = Set.of("name", "versions", "fields");

    private final ClassName message;
    private final boolean keepsTags;
    private final Diagnostics diagnostics;
    private final FieldReader fields;
    private final Map<String, SchemaObject> common = new HashMap<>();
    private final Map<String, StructDeclaration> read = new HashMap<>();
    private final Set<String> open = new HashSet<>();

    /**
     * A reader for one schema.
     *
     * @param keepsTags whether the records get a component for unknown tagged fields
     */
    StructReader(ClassName message, boolean keepsTags, Diagnostics diagnostics) {
        this.message = message;
        this.keepsTags = keepsTags;
        this.diagnostics = diagnostics;
        this.fields = new FieldReader(diagnostics);
    }

    /** The message itself. */
    StructDeclaration body(SchemaObject schema, Located<String> name, String about) {
        for (SchemaObject struct : schema.objects("commonStructs", "struct ")) {
            struct.requireKnown(COMMON_ATTRIBUTES);
            struct.requiredVersions("versions");
            Located<String> structName = struct.required("name");
            requireCapital(structName);
            if (common.put(structName.value(), struct) != null) {
                diagnostics.report(structName.anchor(), Problem.SCHEMA_STRUCT_TWICE, structName.value());
            }
        }
        StructDeclaration body = struct(message, name, schema.located("0+"), schema, "field ", about);
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
            components.add(fields.read(field, structOf(field, path)));
        }
        if (keepsTags) {
            components.add(FieldReader.taggedFields(owner));
        }
        return new StructDeclaration(null, className, owner.anchor(), name, versions, components, about);
    }

    /** The struct that a field's type names, or null where it names none. */
    private StructDeclaration structOf(SchemaObject field, String path) {
        String name = FieldReader.single(field.text("type", "").value());
        if (!FieldReader.isStruct(name)) {
            return null;
        }
        if (common.containsKey(name)) {
            if (field.has("fields")) {
                diagnostics.report(field.anchor("fields"), Problem.SCHEMA_STRUCT_TWICE, name);
            }
            return commonStruct(name, field.anchor("type"));
        }
        Located<String> structName = new Located<>(name, field.anchor("type"), true);
        String below = path + field.text("name", "").value() + ".";
        StructDeclaration struct = struct(className(name), structName, field.located("0+"), field, below, "");
        if (read.put(name, struct) != null) {
            diagnostics.report(structName.anchor(), Problem.SCHEMA_STRUCT_TWICE, name);
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
            String path = "field " + name + ".";
            known = struct(
                    className(name), struct.text("name", name), struct.versions("versions", "0+"), struct, path, "");
            open.remove(name);
            read.put(name, known);
        }
        return known;
    }

    private ClassName className(String struct) {
        return message.nestedClass(MemberNames.structName(struct, message.simpleName()));
    }

    private void requireCapital(Located<String> name) {
        if (!name.value().isEmpty() && !FieldReader.isStruct(name.value())) {
            diagnostics.report(
                    name.anchor(),
                    Problem.SCHEMA_VALUE,
                    name.value(),
                    "name",
                    "a struct's, which starts with a capital");
        }
    }
}
