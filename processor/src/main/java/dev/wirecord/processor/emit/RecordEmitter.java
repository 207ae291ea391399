package dev.wirecord.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.KafkaStruct;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.annotation.WireType;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.Versions;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Emits an annotated record, as a developer would write it, with a record in it for every struct. */
public final class RecordEmitter {

    private final MessageModel message;

    private RecordEmitter(MessageModel message) {
        this.message = message;
    }

    /**
     * The record of a message.
     *
     * @param response for a request the record of its response, or null when there is none
     */
    public static TypeSpec.Builder emit(MessageModel message, ClassName response) {
        return new RecordEmitter(message).type(response);
    }

    private TypeSpec.Builder type(ClassName response) {
        TypeSpec.Builder type = record(message.body(), message.schema().about()).addAnnotation(messageAnnotation());
        if (response != null) {
            type.addSuperinterface(ParameterizedTypeName.get(RuntimeNames.KAFKA_REQUEST, response));
        }
        List<StructModel> structs = message.structs();
        for (int i = structs.size() - 2; i >= 0; i--) {
            TypeSpec.Builder nested = record(structs.get(i), "").addModifiers(Modifier.STATIC);
            structAnnotation(structs.get(i), nested);
            type.addType(nested.build());
        }
        return type;
    }

    private TypeSpec.Builder record(StructModel struct, String about) {
        MethodSpec.Builder components = MethodSpec.constructorBuilder();
        CodeBlock.Builder javadoc = CodeBlock.builder();
        javadoc.add("$L\n", about.isEmpty() ? struct.schema().name() + "." : paragraphs(about));
        javadoc.add(struct.components().isEmpty() ? "" : "\n");
        for (String component : struct.components()) {
            FieldModel field = struct.field(component);
            String text = field == null ? "tagged fields that this record does not know" : about(field);
            javadoc.add("@param $L $L\n", component, text);
            components.addParameter(
                    field == null
                            ? ParameterSpec.builder(RuntimeNames.TAGGED_FIELDS, component)
                                    .build()
                            : component(field));
        }
        return TypeSpec.recordBuilder(struct.className().simpleName())
                .addJavadoc(javadoc.build())
                .addModifiers(Modifier.PUBLIC)
                .recordConstructor(components.build());
    }

    private static String about(FieldModel field) {
        String about = field.schema().about();
        return about.isEmpty() ? "the field " + field.schema().name() : JavadocText.escape(about);
    }

    private static String paragraphs(String text) {
        return JavadocText.escape(text).replaceAll("\n{2,}", "\n\n<p>").strip();
    }

    private AnnotationSpec messageAnnotation() {
        MessageSchema schema = message.schema();
        AnnotationSpec.Builder annotation = AnnotationSpec.builder(KafkaMessage.class);
        if (schema.apiKey() != MessageSchema.NO_API_KEY) {
            annotation.addMember("apiKey", "$L", schema.apiKey());
        }
        annotation.addMember("type", "$T.$L", MessageType.class, schema.type().name());
        annotation.addMember("versions", "$S", schema.versions());
        if (!schema.flexible().isNone()) {
            annotation.addMember("flexible", "$S", schema.flexible());
        }
        for (String listener : schema.listeners()) {
            annotation.addMember("listeners", "$S", listener);
        }
        if (schema.latestVersionUnstable()) {
            annotation.addMember("latestVersionUnstable", "true");
        }
        name(annotation, schema.name(), message.body().className().simpleName());
        return annotation.build();
    }

    private static void structAnnotation(StructModel struct, TypeSpec.Builder type) {
        AnnotationSpec.Builder annotation = AnnotationSpec.builder(KafkaStruct.class);
        if (!struct.schema().versions().equals(Versions.ALL)) {
            annotation.addMember("versions", "$S", struct.schema().versions());
        }
        name(annotation, struct.schema().name(), struct.className().simpleName());
        addIfNeeded(annotation, type);
    }

    private static void addIfNeeded(AnnotationSpec.Builder annotation, TypeSpec.Builder type) {
        AnnotationSpec built = annotation.build();
        if (!built.members().isEmpty()) {
            type.addAnnotation(built);
        }
    }

    private static void name(AnnotationSpec.Builder annotation, String name, String standard) {
        if (!name.equals(standard)) {
            annotation.addMember("name", "$S", name);
        }
    }

    private ParameterSpec component(FieldModel field) {
        FieldSchema schema = field.schema();
        AnnotationSpec.Builder annotation = AnnotationSpec.builder(KafkaField.class);
        // Where only the tagged versions are written, the field exists in no others.
        boolean isTaggedLater = !schema.tagged().isNone() && !schema.tagged().equals(schema.versions());
        text(annotation, "versions", isTaggedLater || !schema.versions().equals(Versions.ALL), schema.versions());
        text(annotation, "nullable", !schema.nullable().isNone(), schema.nullable());
        text(annotation, "flexible", schema.flexible() != null, schema.flexible());
        text(annotation, "tagged", isTaggedLater, schema.tagged());
        if (schema.hasTag()) {
            annotation.addMember("tag", "$L", schema.tag());
        }
        text(annotation, "defaultValue", schema.defaultText() != null, schema.defaultText());
        flag(annotation, "ignorable", schema.ignorable());
        flag(annotation, "mapKey", schema.mapKey());
        if (field.scalar() == ScalarType.UINT16 || field.scalar() == ScalarType.UINT32) {
            annotation.addMember("type", "$T.$L", WireType.class, field.scalar());
        }
        if (schema.entityType() != dev.wirecord.schema.EntityType.UNKNOWN) {
            annotation.addMember("entityType", "$T.$L", EntityType.class, schema.entityType());
        }
        name(annotation, schema.name(), MethodNames.capitalised(field.component()));
        ParameterSpec.Builder component = ParameterSpec.builder(field.javaType(), field.component());
        if (isOdd(schema)) {
            component.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                    .addMember("value", "$S", "wirecord")
                    .build());
        }
        AnnotationSpec built = annotation.build();
        return built.members().isEmpty()
                ? component.build()
                : component.addAnnotation(built).build();
    }

    /** Whether the processor would warn of what the schema's author must have meant. */
    private boolean isOdd(FieldSchema field) {
        Versions versions = message.schema().versions();
        boolean occurs = versions.isNone() || field.versions().intersects(versions);
        boolean neverNull = field.nullable().isNone() || field.nullable().intersects(field.versions());
        return !occurs || !neverNull;
    }

    private static void text(AnnotationSpec.Builder annotation, String member, boolean needed, Object value) {
        if (needed) {
            annotation.addMember(member, "$S", value);
        }
    }

    private static void flag(AnnotationSpec.Builder annotation, String member, boolean set) {
        if (set) {
            annotation.addMember(member, "true");
        }
    }
}
