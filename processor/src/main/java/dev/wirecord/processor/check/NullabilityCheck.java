package dev.wirecord.processor.check;

import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.Nullness;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.model.Carrier;
import dev.wirecord.schema.Versions;

/** Null only where both Kafka and Java have one, and alike in all versions in which a field is tagged. */
final class NullabilityCheck implements MessageCheck {

    @Override
    public void check(MessageDeclaration message, Diagnostics diagnostics) {
        for (StructDeclaration struct : Structs.of(message)) {
            for (FieldDeclaration field : struct.fields()) {
                checkField(field, diagnostics);
                if (struct.element() != null && Nullness.isMarked(struct.element())) {
                    warnOfUnsaid(field, diagnostics);
                }
            }
        }
    }

    private static void checkField(FieldDeclaration field, Diagnostics diagnostics) {
        Versions nullable = Ranges.read(field.nullable()).orElse(Versions.NONE);
        if (nullable.isNone() || field.type().carrier() == Carrier.NONE) {
            return;
        }
        if (!KafkaTypes.canBeNull(field)) {
            diagnostics.report(
                    field.nullable().anchor(),
                    Problem.PRIMITIVE_NULLABLE,
                    field.component(),
                    KafkaTypes.described(field));
        }
        warnOfDisjoint(field, nullable, diagnostics);
        if (field.tag().value() >= 0) {
            Versions versions = Ranges.read(field.versions()).orElse(Versions.NONE);
            Versions tagged = field.tagged().value() == null
                    ? versions
                    : Ranges.read(field.tagged()).orElse(Versions.NONE);
            if (nullable.intersects(tagged) && !nullable.contains(tagged)) {
                diagnostics.report(field.nullable().anchor(), Problem.TAGGED_NULLABILITY, field.component(), versions);
            }
        }
    }

    private static void warnOfDisjoint(FieldDeclaration field, Versions nullable, Diagnostics diagnostics) {
        Versions versions = Ranges.read(field.versions()).orElse(Versions.NONE);
        if (!versions.isNone() && !nullable.intersects(versions)) {
            diagnostics.report(field.nullable().anchor(), Problem.NULLABLE_NEVER, nullable, versions, versions);
        }
    }

    /** Where types have no null unless they say so, a field that can be null has to say so. */
    private static void warnOfUnsaid(FieldDeclaration field, Diagnostics diagnostics) {
        Versions nullable = Ranges.read(field.nullable()).orElse(Versions.NONE);
        if (!nullable.isNone() && KafkaTypes.canBeNull(field) && !field.type().saysNullable()) {
            String type = KafkaTypes.named(field);
            String remedy = type.endsWith("[]") ? type.replace("[]", " @Nullable []") : "@Nullable " + type;
            diagnostics.report(field.nullable().anchor(), Problem.NULLABLE_UNSAID, field.component(), nullable, remedy);
        }
    }
}
