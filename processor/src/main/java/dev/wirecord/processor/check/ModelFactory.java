package dev.wirecord.processor.check;

import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.model.Carrier;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldSchemaBuilder;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Turns a declaration in which no check found a problem into the model. */
public final class ModelFactory {

    private final Map<StructDeclaration, StructModel> structs = new HashMap<>();

    private ModelFactory() {}

    /** The model of a message. */
    public static MessageModel message(MessageDeclaration message) {
        StructModel body = struct(message.body());
        MessageSchema schema = new MessageSchema(
                body.schema().name(),
                KafkaTypes.messageType(message.type().value()),
                message.apiKey().value(),
                Versions.parse(message.versions().value()),
                Versions.parse(message.flexible().value()),
                message.listeners().value(),
                message.latestVersionUnstable().value(),
                body.schema(),
                message.body().about());
        return new MessageModel(schema, body);
    }

    /** The model of a record that occurs in messages. */
    public static StructModel struct(StructDeclaration struct) {
        return new ModelFactory().structModel(struct);
    }

    private StructModel structModel(StructDeclaration struct) {
        StructModel known = structs.get(struct);
        if (known == null) {
            known = newStructModel(struct);
            structs.put(struct, known);
        }
        return known;
    }

    private StructModel newStructModel(StructDeclaration struct) {
        List<FieldModel> fields = new ArrayList<>();
        for (FieldDeclaration field : struct.fields()) {
            fields.add(fieldModel(field));
        }
        StructSchema schema = new StructSchema(
                struct.name().value(),
                Versions.parse(struct.versions().value()),
                fields.stream().map(FieldModel::schema).toList());
        List<String> components =
                struct.components().stream().map(FieldDeclaration::component).toList();
        String taggedFields = struct.taggedFields().stream()
                .map(FieldDeclaration::component)
                .findFirst()
                .orElse(null);
        return new StructModel(schema, struct.className(), fields, components, taggedFields);
    }

    private FieldModel fieldModel(FieldDeclaration field) {
        StructModel struct = field.struct() == null ? null : structModel(field.struct());
        ScalarType scalar = KafkaTypes.scalar(field);
        FieldType single = struct == null ? scalar : struct.schema();
        FieldType type = KafkaTypes.isArray(field) ? new ArrayType(single) : single;
        Carrier element = field.type().carrier() == Carrier.LIST ? field.type().element() : KafkaTypes.carrier(field);
        return new FieldModel(
                schema(field, type),
                field.component(),
                field.type().name(),
                KafkaTypes.carrier(field),
                element,
                struct);
    }

    private static FieldSchema schema(FieldDeclaration field, FieldType type) {
        FieldSchemaBuilder schema = FieldSchema.of(field.name().value(), type)
                .versions(field.versions().value())
                .nullable(field.nullable().value())
                .defaultText(field.defaultValue().value())
                .ignorable(field.ignorable())
                .mapKey(field.mapKey().value())
                .entityType(KafkaTypes.entityType(field.entityType().value()))
                .zeroCopy(type == ScalarType.BYTES && field.type().carrier() == Carrier.BYTE_BUFFER)
                .about(field.about());
        if (field.flexible().value() != null) {
            schema.flexible(field.flexible().value());
        }
        if (field.tag().value() >= 0) {
            String tagged = field.tagged().value();
            schema.tagged(field.tag().value(), tagged == null ? field.versions().value() : tagged);
        }
        return schema.build();
    }
}
