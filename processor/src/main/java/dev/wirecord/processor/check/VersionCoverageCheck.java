package dev.wirecord.processor.check;

import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.schema.Versions;
import java.util.Map;

/**
 * Ranges fit the message's. A field may have been retired before the message's first version, as in Kafka's own schemas,
 * and one may start after its last; either is likely to be a mistake. A struct that no version has surely is one.
 */
final class VersionCoverageCheck implements MessageCheck {

    @Override
    public void check(MessageDeclaration message, Diagnostics diagnostics) {
        Versions versions = Ranges.read(message.versions()).orElse(Versions.NONE);
        if (versions.isNone()) {
            return;
        }
        Versions flexible = Ranges.read(message.flexible()).orElse(Versions.NONE);
        if (flexible.lowest() > versions.highest()) {
            diagnostics.report(
                    message.flexible().anchor(),
                    Problem.FLEXIBLE_OUTSIDE_MESSAGE,
                    flexible,
                    versions.highest(),
                    versions);
        }
        Map<StructDeclaration, Versions> reached = Structs.versions(message);
        for (StructDeclaration struct : Structs.of(message)) {
            for (FieldDeclaration field : struct.fields()) {
                checkField(field, versions, reached.get(struct), diagnostics);
            }
        }
    }

    private static void checkField(FieldDeclaration field, Versions message, Versions around, Diagnostics diagnostics) {
        Versions versions = Ranges.read(field.versions()).orElse(null);
        if (versions == null) {
            return;
        }
        if (field.struct() != null && !around.isNone() && !versions.intersects(around)) {
            diagnostics.report(
                    field.versions().anchor(),
                    Problem.STRUCT_NEVER,
                    field.component(),
                    versions,
                    around,
                    Versions.from(around.lowest()));
        } else if (versions.lowest() > message.highest()) {
            diagnostics.report(
                    field.versions().anchor(),
                    Problem.VERSIONS_OUTSIDE_MESSAGE,
                    versions,
                    message,
                    message.highest(),
                    Versions.range(message.lowest(), versions.lowest()));
        } else if (!versions.intersects(message)) {
            warnOfRetired(field, versions, message, diagnostics);
        } else if (field.struct() != null) {
            checkStruct(field, versions.intersect(message), diagnostics);
        }
    }

    /** Kafka has such a field, and whoever imports its schema cannot change it. */
    private static void warnOfRetired(
            FieldDeclaration field, Versions versions, Versions message, Diagnostics diagnostics) {
        diagnostics.report(
                field.versions().anchor(), Problem.VERSIONS_NEVER, versions, message, Versions.from(message.lowest()));
    }

    private static void checkStruct(FieldDeclaration field, Versions needed, Diagnostics diagnostics) {
        Versions offered = Ranges.read(field.struct().versions()).orElse(Versions.ALL);
        if (!offered.contains(needed)) {
            diagnostics.report(
                    field.versions().anchor(),
                    Problem.STRUCT_VERSIONS,
                    field.struct().className().simpleName(),
                    offered,
                    needed,
                    Versions.from(needed.lowest()));
        }
    }
}
