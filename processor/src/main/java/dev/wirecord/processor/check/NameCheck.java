package dev.wirecord.processor.check;

import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.Problem;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Names are ones that Kafka's schemas allow, and no two things in one place share one. Structs' names must differ in more
 * than capitals, fields' in more than the first letter's: from Kafka's generator on, code is named after them.
 */
final class NameCheck implements MessageCheck {

    @Override
    public void check(MessageDeclaration message, Diagnostics diagnostics) {
        Map<String, StructDeclaration> structs = new HashMap<>();
        Map<String, StructDeclaration> classes = new HashMap<>();
        for (StructDeclaration struct : Structs.of(message)) {
            check(struct, diagnostics);
            String name = struct.name().value();
            StructDeclaration other = structs.putIfAbsent(name.toLowerCase(Locale.ROOT), struct);
            if (other == null) {
                // Different names may become one class, where they come from a schema and Java has no such name.
                other = classes.putIfAbsent(struct.className().canonicalName(), struct);
            }
            if (other != null && !isTwiceDescribed(struct, other)) {
                diagnostics.report(
                        struct.name().anchor(), Problem.STRUCT_NAME_TAKEN, other.className(), struct.className(), name);
            }
        }
    }

    /** Whether a schema describes one struct twice, which its reader has reported. */
    private static boolean isTwiceDescribed(StructDeclaration one, StructDeclaration other) {
        return one.className().equals(other.className())
                && one.name().value().equals(other.name().value());
    }

    static void check(StructDeclaration struct, Diagnostics diagnostics) {
        String name = struct.name().value();
        if (!isStructName(name)) {
            diagnostics.report(
                    struct.name().anchor(), Problem.STRUCT_NAME, name, remedy(struct.name(), "@KafkaStruct"));
        }
        Map<String, FieldDeclaration> fields = new HashMap<>();
        Map<String, FieldDeclaration> components = new HashMap<>();
        for (FieldDeclaration field : struct.fields()) {
            FieldDeclaration sameComponent = components.putIfAbsent(field.component(), field);
            checkField(field, fields, sameComponent, diagnostics);
        }
    }

    static boolean isStructName(String name) {
        return name.matches("[A-Z][A-Za-z0-9]*");
    }

    private static void checkField(
            FieldDeclaration field,
            Map<String, FieldDeclaration> taken,
            FieldDeclaration sameComponent,
            Diagnostics diagnostics) {
        String name = field.name().value();
        if (name.isEmpty()) {
            // Nothing but a schema leaves a name out, and its reader has reported that.
            return;
        }
        if (!name.matches("[A-Za-z][A-Za-z0-9]*")) {
            diagnostics.report(field.name().anchor(), Problem.FIELD_NAME, name, remedy(field.name(), "@KafkaField"));
            return;
        }
        FieldDeclaration sameName = taken.putIfAbsent(capitalised(name), field);
        FieldDeclaration other = sameName == null ? sameComponent : sameName;
        if (other != null) {
            diagnostics.report(field.name().anchor(), Problem.MEMBER_NAME_TAKEN, name, other.component());
        }
    }

    /** What to write, with the annotation around it where there is none yet. */
    private static String remedy(Located<String> name, String annotation) {
        String attribute = "name = \"" + allowed(name.value()) + "\"";
        return name.anchor().annotation() == null ? annotation + "(" + attribute + ")" : attribute;
    }

    /** The nearest name that Kafka allows: letters and digits, a capital first. */
    private static String allowed(String name) {
        StringBuilder allowed = new StringBuilder();
        for (String word : name.split("[^A-Za-z0-9]+")) {
            allowed.append(word.isEmpty() ? "" : capitalised(word));
        }
        return allowed.isEmpty() || Character.isDigit(allowed.charAt(0)) ? "Name" : allowed.toString();
    }

    private static String capitalised(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }
}
