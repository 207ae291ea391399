package dev.wirecord.processor.check;

import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.Versions;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Tags run from 0 without gaps, and tagged fields stay within flexible, open-ended versions (KIP-482). */
final class TagCheck implements MessageCheck {

    @Override
    public void check(MessageDeclaration message, Diagnostics diagnostics) {
        Versions flexible = Ranges.read(message.flexible()).orElse(null);
        for (StructDeclaration struct : Structs.of(message)) {
            checkNumbers(struct, diagnostics);
            for (FieldDeclaration field : struct.fields()) {
                if (field.tag().value() < 0 && field.tagged().value() != null) {
                    diagnostics.report(field.tagged().anchor(), Problem.TAG_MISSING, nextFree(struct));
                }
                if (field.tag().written() && flexible != null) {
                    checkVersions(field, flexible, diagnostics);
                }
            }
        }
    }

    private static void checkNumbers(StructDeclaration struct, Diagnostics diagnostics) {
        Map<Integer, FieldDeclaration> taken = new TreeMap<>();
        for (FieldDeclaration field : tagged(struct)) {
            int tag = field.tag().value();
            if (tag < 0) {
                diagnostics.report(field.tag().anchor(), Problem.TAG_NEGATIVE, tag, nextFree(struct));
                continue;
            }
            FieldDeclaration other = taken.putIfAbsent(tag, field);
            if (other != null) {
                diagnostics.report(field.tag().anchor(), Problem.TAG_TAKEN, tag, other.component(), nextFree(struct));
            }
        }
        int free = nextFree(struct);
        taken.forEach((tag, field) -> {
            if (tag > free) {
                String gap = tag == free + 1 ? String.valueOf(free) : free + " to " + (tag - 1);
                diagnostics.report(field.tag().anchor(), Problem.TAG_GAP, tag, gap, free);
            }
        });
    }

    private static List<FieldDeclaration> tagged(StructDeclaration struct) {
        return struct.fields().stream().filter(field -> field.tag().written()).toList();
    }

    /** The lowest tag that no field has. */
    private static int nextFree(StructDeclaration struct) {
        List<Integer> tags =
                tagged(struct).stream().map(field -> field.tag().value()).toList();
        int free = 0;
        while (tags.contains(free)) {
            free++;
        }
        return free;
    }

    private static void checkVersions(FieldDeclaration field, Versions flexible, Diagnostics diagnostics) {
        if (KafkaTypes.scalar(field) == ScalarType.RECORDS) {
            diagnostics.report(field.tag().anchor(), Problem.TAGGED_TYPE, field.component());
        }
        Versions versions = Ranges.read(field.versions()).orElse(null);
        Versions tagged = field.tagged().value() == null
                ? versions
                : Ranges.read(field.tagged()).orElse(null);
        if (versions == null || tagged == null) {
            return;
        }
        String attribute = field.tagged().value() == null ? "versions" : "tagged";
        var anchor = field.tagged().value() == null
                ? field.tag().anchor()
                : field.tagged().anchor();
        if (!flexible.contains(tagged)) {
            String start = flexible.isNone() ? "this message does not have" : "start at " + flexible.lowest();
            String write = flexible.isNone() ? "flexible = \"" + tagged : attribute + " = \"" + flexible;
            String where = flexible.isNone() ? " on the message" : "";
            String own = attribute + " start at " + tagged.lowest();
            diagnostics.report(anchor, Problem.TAG_BEFORE_FLEXIBLE, start, own, write + "\"", where);
        } else if (!tagged.isOpen()) {
            diagnostics.report(anchor, Problem.TAGGED_BOUNDED, tagged, Versions.from(tagged.lowest()));
        } else if (!versions.contains(tagged)) {
            diagnostics.report(
                    anchor, Problem.TAGGED_OUTSIDE_VERSIONS, tagged, versions, Versions.from(versions.lowest()));
        }
    }
}
