package dev.wirecord.processor.check;

import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.SourceAnchor;
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
                boolean isTagged = Ranges.read(field.tagged())
                        .filter(each -> !each.isNone())
                        .isPresent();
                if (!field.tag().written() && isTagged) {
                    String tagged = field.tagged().value();
                    diagnostics.report(field.tagged().anchor(), Problem.TAG_MISSING, tagged, nextFree(struct));
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
        checkGaps(taken, diagnostics);
    }

    /** Tags above a gap are told, each, where they would be if all moved down. */
    private static void checkGaps(Map<Integer, FieldDeclaration> taken, Diagnostics diagnostics) {
        int expected = 0;
        int unused = 0;
        for (Map.Entry<Integer, FieldDeclaration> entry : taken.entrySet()) {
            int tag = entry.getKey();
            if (tag > expected) {
                String gap = gap(unused, tag - 1);
                diagnostics.report(entry.getValue().tag().anchor(), Problem.TAG_GAP, tag, gap, expected);
            }
            unused = tag > unused ? unused : tag + 1;
            expected++;
        }
    }

    private static String gap(int first, int last) {
        return switch (last - first) {
            case 0 -> String.valueOf(first);
            case 1 -> first + " and " + last;
            default -> first + " to " + last;
        };
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
        SourceAnchor anchor = field.tagged().value() == null
                ? field.tag().anchor()
                : field.tagged().anchor();
        if (tagged.isNone()) {
            diagnostics.report(
                    anchor, Problem.TAGGED_OUTSIDE_VERSIONS, tagged, versions, Versions.from(versions.lowest()));
        } else if (!flexible.contains(Versions.from(tagged.lowest()))) {
            reportNotFlexible(attribute, tagged, flexible, anchor, diagnostics);
        } else if (!tagged.isOpen() || !versions.isOpen()) {
            Located<String> bounded = versions.isOpen() ? field.tagged() : field.versions();
            Versions open = Versions.from((versions.isOpen() ? tagged : versions).lowest());
            diagnostics.report(bounded.anchor(), Problem.TAGGED_BOUNDED, bounded.value(), open);
        } else if (!versions.contains(tagged)) {
            diagnostics.report(
                    anchor, Problem.TAGGED_OUTSIDE_VERSIONS, tagged, versions, Versions.from(versions.lowest()));
        } else {
            checkOverride(field, tagged, diagnostics);
        }
    }

    /** What is tagged must be flexible, and a string or bytes field may say that it is not. */
    private static void checkOverride(FieldDeclaration field, Versions tagged, Diagnostics diagnostics) {
        Ranges.read(field.flexible()).filter(own -> !own.contains(tagged)).ifPresent(own -> {
            String fact = "and this one has `flexible = \"" + own + "\"`";
            String write = "flexible = \"" + tagged + "\"";
            diagnostics.report(field.flexible().anchor(), Problem.TAG_BEFORE_FLEXIBLE, fact, write, "");
        });
    }

    private static void reportNotFlexible(
            String attribute, Versions tagged, Versions flexible, SourceAnchor anchor, Diagnostics diagnostics) {
        if (flexible.isNone()) {
            String write = "flexible = \"" + Versions.from(tagged.lowest()) + "\"";
            String fact = "and this message has none";
            diagnostics.report(anchor, Problem.TAG_BEFORE_FLEXIBLE, fact, write, " on the message");
        } else {
            String start = attribute.equals("tagged") ? "`tagged` starts" : "versions start";
            String fact = "which start at " + flexible.lowest() + ", but " + start + " at " + tagged.lowest();
            diagnostics.report(anchor, Problem.TAG_BEFORE_FLEXIBLE, fact, attribute + " = \"" + flexible + "\"", "");
        }
    }
}
