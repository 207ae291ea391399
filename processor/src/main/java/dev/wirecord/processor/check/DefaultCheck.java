package dev.wirecord.processor.check;

import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.model.Carrier;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.DefaultValues;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;

/** A default is a value that its field can have. */
final class DefaultCheck implements MessageCheck {

    @Override
    public void check(MessageDeclaration message, Diagnostics diagnostics) {
        for (StructDeclaration struct : Structs.of(message)) {
            check(struct, diagnostics);
        }
    }

    static void check(StructDeclaration struct, Diagnostics diagnostics) {
        for (FieldDeclaration field : struct.fields()) {
            if (field.defaultValue().value() != null && field.type().carrier() != Carrier.NONE) {
                checkField(field, diagnostics);
            }
        }
    }

    private static void checkField(FieldDeclaration field, Diagnostics diagnostics) {
        String text = field.defaultValue().value();
        try {
            DefaultValues.check(kind(field), text);
        } catch (IllegalArgumentException e) {
            diagnostics.report(
                    field.defaultValue().anchor(), Problem.DEFAULT_UNREADABLE, text, field.component(), e.getMessage());
            return;
        }
        Versions versions = Ranges.read(field.versions()).orElse(Versions.NONE);
        Versions nullable = Ranges.read(field.nullable()).orElse(Versions.ALL);
        // Records are null by default, whether or not anything says so.
        boolean isSaid = text.equals("null") && KafkaTypes.scalar(field) != ScalarType.RECORDS;
        if (isSaid && KafkaTypes.canBeNull(field) && !nullable.contains(versions)) {
            diagnostics.report(
                    field.defaultValue().anchor(),
                    Problem.DEFAULT_NULL,
                    field.component(),
                    versions,
                    nullable,
                    versions);
        }
    }

    /** A type with the same rule for defaults as the field's own. */
    private static FieldType kind(FieldDeclaration field) {
        ScalarType scalar = KafkaTypes.scalar(field);
        FieldType single = scalar == null ? StructSchema.of(KafkaTypes.structName(field)) : scalar;
        return KafkaTypes.isArray(field) ? new ArrayType(single) : single;
    }
}
