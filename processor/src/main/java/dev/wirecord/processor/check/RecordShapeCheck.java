package dev.wirecord.processor.check;

import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Generated code must be able to name every record, and to call its constructor. */
final class RecordShapeCheck implements MessageCheck {

    @Override
    public void check(MessageDeclaration message, Diagnostics diagnostics) {
        for (StructDeclaration struct : Structs.of(message)) {
            // What is imported has no element yet, and will have the right shape.
            String obstacle = struct.element() == null ? null : obstacle(struct.element());
            if (obstacle != null) {
                String without = obstacle.equals("generic") ? " without type parameters" : " that is not private";
                String name = struct.element().getSimpleName().toString();
                diagnostics.report(struct.anchor(), Problem.RECORD_OUT_OF_REACH, name, obstacle, without);
            }
        }
    }

    private static String obstacle(TypeElement type) {
        if (!type.getTypeParameters().isEmpty()) {
            return "generic";
        }
        for (Element each = type; each.getKind() != ElementKind.PACKAGE; each = each.getEnclosingElement()) {
            if (each.getModifiers().contains(Modifier.PRIVATE)) {
                return each == type ? "private" : "inside " + each.getSimpleName() + ", which is private";
            }
            if (!(each instanceof TypeElement)) {
                return "local to a method";
            }
        }
        return null;
    }
}
