package dev.wirecord.processor.check;

import dev.wirecord.annotation.WireType;
import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import dev.wirecord.processor.model.Carrier;
import dev.wirecord.schema.EntityType;
import dev.wirecord.schema.ScalarType;
import java.util.List;

/** Every component has a type that Kafka can carry, and what else is said of the type fits it. */
final class FieldTypeCheck implements MessageCheck {

    @Override
    public void check(MessageDeclaration message, Diagnostics diagnostics) {
        for (StructDeclaration struct : Structs.of(message)) {
            check(struct, struct == message.body(), diagnostics);
        }
    }

    static void check(StructDeclaration struct, boolean topLevel, Diagnostics diagnostics) {
        checkTaggedFields(struct, diagnostics);
        for (FieldDeclaration field : struct.fields()) {
            checkField(field, topLevel, diagnostics);
        }
    }

    private static void checkTaggedFields(StructDeclaration struct, Diagnostics diagnostics) {
        List<FieldDeclaration> components = struct.taggedFields();
        for (FieldDeclaration component : components) {
            SourceAnchor anchor = component.versions().anchor();
            // That of an imported record is the package's.
            if (struct.element() != null && anchor.annotation() != null) {
                diagnostics.report(
                        SourceAnchor.at(anchor.element(), anchor.annotation()),
                        Problem.TAGGED_FIELDS_ANNOTATED,
                        component.component());
            }
        }
        if (components.size() > 1) {
            diagnostics.report(
                    components.get(1).anchor(),
                    Problem.TAGGED_FIELDS_TWICE,
                    struct.className().simpleName());
        }
    }

    private static void checkField(FieldDeclaration field, boolean topLevel, Diagnostics diagnostics) {
        if (field.type().carrier() == Carrier.NONE) {
            reportUnsupported(field, diagnostics);
            return;
        }
        if (!fits(field)) {
            WireType type = field.wireType().value();
            diagnostics.report(
                    field.wireType().anchor(), Problem.WIRE_TYPE, type, KafkaTypes.described(field), carriers(type));
            return;
        }
        checkEntityType(field, diagnostics);
        if (field.mapKey().value()) {
            checkMapKey(field, topLevel, diagnostics);
        }
    }

    private static void reportUnsupported(FieldDeclaration field, Diagnostics diagnostics) {
        String hint = field.type().hint();
        if (hint != null) {
            diagnostics.report(field.anchor(), Problem.UNSUPPORTED_TYPE, KafkaTypes.named(field), hint);
        }
    }

    private static boolean fits(FieldDeclaration field) {
        ScalarType inferred = field.type().scalar();
        Carrier carrier = field.type().carrier();
        return switch (field.wireType().value()) {
            case INFERRED -> true;
            case INT8 -> carrier == Carrier.BYTE_ARRAY;
            case UINT16 -> inferred == ScalarType.INT32;
            case UINT32 -> inferred == ScalarType.INT64;
            case RECORDS ->
                carrier == Carrier.RECORDS || carrier == Carrier.BYTE_BUFFER || carrier == Carrier.BYTE_ARRAY;
        };
    }

    private static String carriers(WireType type) {
        return switch (type) {
            case INT8 -> "byte[]";
            case UINT16 -> "int, int[] or List<Integer>";
            case UINT32 -> "long, long[] or List<Long>";
            default -> "Records, ByteBuffer or byte[]";
        };
    }

    private static void checkEntityType(FieldDeclaration field, Diagnostics diagnostics) {
        EntityType label = KafkaTypes.entityType(field.entityType().value());
        ScalarType scalar = KafkaTypes.scalar(field);
        if (label != EntityType.UNKNOWN && (scalar == null || !label.fits(scalar))) {
            diagnostics.report(
                    field.entityType().anchor(),
                    Problem.ENTITY_TYPE,
                    label,
                    label.carrier(),
                    field.component(),
                    KafkaTypes.described(field));
        }
    }

    private static void checkMapKey(FieldDeclaration field, boolean topLevel, Diagnostics diagnostics) {
        String obstacle = null;
        if (topLevel) {
            obstacle = "the message itself is in no list";
        } else if (KafkaTypes.isArray(field) || field.type().carrier() == Carrier.BYTE_ARRAY) {
            // Java compares arrays by identity, so nothing would ever be found.
            obstacle = "it is " + KafkaTypes.described(field);
        } else if (field.tag().value() >= 0) {
            obstacle = "it is tagged";
        }
        if (obstacle != null) {
            diagnostics.report(field.mapKey().anchor(), Problem.MAP_KEY, field.component(), obstacle);
        }
    }
}
