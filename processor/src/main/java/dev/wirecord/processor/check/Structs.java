package dev.wirecord.processor.check;

import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.schema.Versions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
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

    /**
     * The versions in which each record of the message occurs: those of the message, and of every field on the way. A
     * record on several ways has the range that spans them.
     */
    static Map<StructDeclaration, Versions> versions(MessageDeclaration message) {
        Map<StructDeclaration, Versions> reached = new HashMap<>();
        reach(message.body(), Ranges.read(message.versions()).orElse(Versions.NONE), reached);
        return reached;
    }

    private static void reach(StructDeclaration struct, Versions way, Map<StructDeclaration, Versions> reached) {
        Versions before = reached.getOrDefault(struct, Versions.NONE);
        Versions now = span(before, way);
        if (reached.containsKey(struct) && now.equals(before)) {
            return;
        }
        reached.put(struct, now);
        for (FieldDeclaration field : struct.fields()) {
            if (field.struct() != null) {
                Versions versions = Ranges.read(field.versions()).orElse(Versions.ALL);
                reach(field.struct(), now.intersect(versions), reached);
            }
        }
    }

    private static Versions span(Versions one, Versions other) {
        if (one.isNone() || other.isNone()) {
            return one.isNone() ? other : one;
        }
        return Versions.range(Math.min(one.lowest(), other.lowest()), Math.max(one.highest(), other.highest()));
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
