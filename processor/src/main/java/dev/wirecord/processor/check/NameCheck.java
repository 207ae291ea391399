package dev.wirecord.processor.check;

import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Names are ones that Kafka's schemas allow, and no two things in one place share one. */
final class NameCheck implements MessageCheck {

    @Override
    public void check(MessageDeclaration message, Diagnostics diagnostics) {
        Map<String, StructDeclaration> structs = new HashMap<>();
        for (StructDeclaration struct : Structs.of(message)) {
            StructDeclaration other = structs.putIfAbsent(struct.name().value(), struct);
            if (other != null) {
                diagnostics.report(
                        struct.name().anchor(),
                        Problem.STRUCT_NAME_TAKEN,
                        other.className().canonicalName(),
                        struct.className().canonicalName(),
                        struct.name().value());
            }
            checkFields(struct, diagnostics);
        }
    }

    private static void checkFields(StructDeclaration struct, Diagnostics diagnostics) {
        Set<String> names = new HashSet<>();
        for (FieldDeclaration field : struct.fields()) {
            String name = field.name().value();
            if (!name.matches("[A-Za-z][A-Za-z0-9]*")) {
                diagnostics.report(field.name().anchor(), Problem.FIELD_NAME, name);
            } else if (!names.add(name)) {
                diagnostics.report(
                        field.name().anchor(),
                        Problem.MEMBER_NAME_TAKEN,
                        name,
                        struct.name().value());
            }
        }
    }
}
