package dev.wirecord.processor.check;

import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Generated code must be able to name every record, and to call its constructor. */
final class RecordShapeCheck implements MessageCheck {

    @Override
    public void check(MessageDeclaration message, Diagnostics diagnostics) {
        String home = message.body().className().packageName();
        for (StructDeclaration struct : Structs.of(message)) {
            check(struct, diagnostics);
            if (!struct.className().packageName().equals(home)) {
                refuseProtected(struct, diagnostics);
            }
        }
    }

    /** A subclass may name such a record, and the codec beside it may not. */
    private static void refuseProtected(StructDeclaration struct, Diagnostics diagnostics) {
        for (Element each = struct.element(); each instanceof TypeElement; each = each.getEnclosingElement()) {
            if (each.getModifiers().contains(Modifier.PROTECTED)) {
                report(struct, "protected in another package", "Make " + each.getSimpleName() + " public", diagnostics);
            }
        }
    }

    static void check(StructDeclaration struct, Diagnostics diagnostics) {
        TypeElement type = struct.element();
        if (type == null) {
            // What is imported is yet to be written, in the right shape.
            return;
        }
        if (!type.getTypeParameters().isEmpty()) {
            report(struct, "generic", "Remove its type parameters", diagnostics);
        }
        for (Element each = type; each instanceof TypeElement; each = each.getEnclosingElement()) {
            if (each.getModifiers().contains(Modifier.PRIVATE)) {
                String name = each.getSimpleName().toString();
                String where = each == type ? "private" : "inside " + name + ", which is private";
                report(struct, where, "Remove `private` from " + name, diagnostics);
            }
        }
    }

    private static void report(StructDeclaration struct, String obstacle, String remedy, Diagnostics diagnostics) {
        diagnostics.report(
                struct.anchor(), Problem.RECORD_OUT_OF_REACH, struct.className().simpleName(), obstacle, remedy);
    }
}
