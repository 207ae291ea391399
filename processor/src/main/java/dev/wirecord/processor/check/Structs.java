package dev.wirecord.processor.check;

import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The records of a message. */
final class Structs {

    private Structs() {}

    /** Every record of the message once, the message itself first. */
    static List<StructDeclaration> of(MessageDeclaration message) {
        Set<StructDeclaration> structs = new LinkedHashSet<>();
        collect(message.body(), structs);
        return new ArrayList<>(structs);
    }

    private static void collect(StructDeclaration struct, Set<StructDeclaration> into) {
        if (into.add(struct)) {
            for (FieldDeclaration field : struct.fields()) {
                if (field.struct() != null) {
                    collect(field.struct(), into);
                }
            }
        }
    }
}
