package dev.wirecord.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.schema.EntityType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.Versions;
import java.util.List;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Modifier;

/** Emits the method that makes a message's schema: its structs as local variables, the message last. */
final class SchemaEmitter {

    private SchemaEmitter() {}

    static MethodSpec emit(MessageModel message) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("createSchema")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .returns(RuntimeNames.MESSAGE_SCHEMA);
        for (StructModel struct : message.structs()) {
            method.addStatement("$T $N = $L", RuntimeNames.STRUCT_SCHEMA, local(struct), struct(struct));
        }
        return method.addStatement("return $L", message(message)).build();
    }

    private static String local(StructModel struct) {
        String name = MethodNames.uncapitalised(struct.schema().name());
        return SourceVersion.isKeyword(name) ? name + "Struct" : name;
    }

    private static CodeBlock message(MessageModel model) {
        MessageSchema schema = model.schema();
        List<CodeBlock> listeners = schema.listeners().stream()
                .map(text -> CodeBlock.of("$S", text))
                .toList();
        return CodeBlock.builder()
                .add("schemaOf($T.of($L), ", List.class, CodeBlock.join(listeners, ", "))
                .add("$L, $N,\n", schema.latestVersionUnstable(), local(model.body()))
                .add("$S)", schema.about())
                .build();
    }

    /** A range as an expression that is read as quickly as its text. */
    static CodeBlock versions(Versions versions) {
        if (versions.isNone()) {
            return CodeBlock.of("$T.NONE", RuntimeNames.VERSIONS);
        }
        return versions.isOpen()
                ? CodeBlock.of("$T.from($L)", RuntimeNames.VERSIONS, versions.lowest())
                : CodeBlock.of("$T.range($L, $L)", RuntimeNames.VERSIONS, versions.lowest(), versions.highest());
    }

    private static CodeBlock struct(StructModel struct) {
        CodeBlock.Builder code = CodeBlock.builder()
                .add("$T.of(\n$S", RuntimeNames.STRUCT_SCHEMA, struct.schema().name());
        if (!struct.schema().versions().equals(Versions.ALL)) {
            code.add(",\n$S", struct.schema().versions());
        }
        for (FieldModel field : struct.fields()) {
            code.add(",\n").add(field(field));
        }
        return code.add(")").build();
    }

    private static CodeBlock field(FieldModel model) {
        FieldSchema schema = model.schema();
        CodeBlock.Builder code = CodeBlock.builder()
                .add(
                        "$T.$L($S, $L)$>$>",
                        RuntimeNames.FIELD_SCHEMA,
                        model.isArray() ? "array" : "of",
                        schema.name(),
                        type(model))
                .add(call("versions", !schema.versions().equals(Versions.ALL), schema.versions()))
                .add(call("nullable", !schema.nullable().isNone(), schema.nullable()))
                .add(call("flexible", schema.flexible() != null, schema.flexible()))
                .add(call("defaultText", schema.defaultText() != null, schema.defaultText()))
                .add(flag("ignorable", schema.ignorable()))
                .add(flag("mapKey", schema.mapKey()))
                .add(flag("zeroCopy", schema.zeroCopy()))
                .add(call("about", !schema.about().isEmpty(), schema.about()));
        if (schema.hasTag()) {
            code.add("\n.tagged($L, $S)", schema.tag(), schema.tagged());
        }
        if (schema.entityType() != EntityType.UNKNOWN) {
            code.add("\n.entityType($T.$L)", RuntimeNames.ENTITY_TYPE, schema.entityType());
        }
        return code.add("$<$<").build();
    }

    private static CodeBlock call(String method, boolean needed, Object text) {
        return needed ? CodeBlock.of("\n.$L($S)", method, text) : CodeBlock.of("");
    }

    private static CodeBlock flag(String method, boolean set) {
        return set ? CodeBlock.of("\n.$L()", method) : CodeBlock.of("");
    }

    /** The type of the field, or of its elements. */
    private static CodeBlock type(FieldModel field) {
        return field.struct() != null
                ? CodeBlock.of("$N", local(field.struct()))
                : CodeBlock.of("$T.$L", RuntimeNames.SCALAR_TYPE, field.scalar());
    }
}
