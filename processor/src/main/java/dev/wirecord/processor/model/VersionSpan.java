package dev.wirecord.processor.model;

import dev.wirecord.schema.Versions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The versions of a message that are encoded alike: those before its flexible versions, or the flexible ones.
 *
 * @param versions the versions, at least one
 * @param flexible whether lengths are compact and structs end with a tag section
 * @param reach for every struct of the message the versions of this span in which it occurs, ascending
 */
public record VersionSpan(Versions versions, boolean flexible, Map<StructModel, List<Integer>> reach) {

    /** The spans of a message, one or two, in ascending order. */
    public static List<VersionSpan> of(MessageModel message) {
        Versions all = message.schema().versions();
        Versions flexible = all.intersect(message.schema().flexible());
        Versions classic = all.subtract(flexible).orElseThrow();
        List<VersionSpan> spans = new ArrayList<>(2);
        if (!classic.isNone()) {
            spans.add(of(message, classic, false));
        }
        if (!flexible.isNone()) {
            spans.add(of(message, flexible, true));
        }
        return spans;
    }

    private static VersionSpan of(MessageModel message, Versions versions, boolean flexible) {
        Map<StructModel, TreeSet<Integer>> reach = new HashMap<>();
        for (int version = versions.lowest(); version <= versions.highest(); version++) {
            visit(message.body(), version, reach);
        }
        Map<StructModel, List<Integer>> sorted = new HashMap<>();
        reach.forEach((struct, found) -> sorted.put(struct, List.copyOf(found)));
        return new VersionSpan(versions, flexible, sorted);
    }

    private static void visit(StructModel struct, int version, Map<StructModel, TreeSet<Integer>> reach) {
        if (!reach.computeIfAbsent(struct, any -> new TreeSet<>()).add(version)) {
            return;
        }
        for (FieldModel field : struct.fields()) {
            if (field.struct() != null && field.schema().isPresent(version)) {
                visit(field.struct(), version, reach);
            }
        }
    }

    /** The versions of this span in which the struct occurs, ascending; empty when it does not. */
    public List<Integer> versionsOf(StructModel struct) {
        return reach.getOrDefault(struct, List.of());
    }

    /** How methods for the struct's versions end their names: {@code Version3} or {@code Versions0To2}. */
    public String suffix(StructModel struct) {
        List<Integer> versions = versionsOf(struct);
        int first = versions.get(0);
        int last = versions.get(versions.size() - 1);
        return first == last ? "Version" + first : "Versions" + first + "To" + last;
    }
}
