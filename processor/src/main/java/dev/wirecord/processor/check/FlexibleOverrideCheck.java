package dev.wirecord.processor.check;

import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.schema.Versions;

/** Only strings and bytes choose their own lengths, and only within the message's flexible versions. */
final class FlexibleOverrideCheck implements MessageCheck {

    @Override
    public void check(MessageDeclaration message, Diagnostics diagnostics) {
        Versions flexible = Ranges.read(message.flexible()).orElse(Versions.NONE);
        for (StructDeclaration struct : Structs.of(message)) {
            for (FieldDeclaration field : struct.fields()) {
                if (field.flexible().value() != null) {
                    checkField(field, flexible, diagnostics);
                }
            }
        }
    }

    private static void checkField(FieldDeclaration field, Versions message, Diagnostics diagnostics) {
        if (!KafkaTypes.isStringOrBytes(field)) {
            diagnostics.report(
                    field.flexible().anchor(),
                    Problem.FLEXIBLE_OVERRIDE_TYPE,
                    field.component(),
                    KafkaTypes.described(field));
            return;
        }
        Ranges.read(field.flexible())
                .filter(own -> !message.contains(own))
                .ifPresent(own -> diagnostics.report(
                        field.flexible().anchor(),
                        Problem.FLEXIBLE_OVERRIDE_VERSIONS,
                        own,
                        message,
                        message.intersect(own)));
    }
}
