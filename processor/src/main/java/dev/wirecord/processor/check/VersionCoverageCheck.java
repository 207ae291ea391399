package dev.wirecord.processor.check;

import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.schema.Versions;

/**
 * Ranges fit the message's. A field may have been retired before the message's first version, as in Kafka's own schemas;
 * one that starts after its last version is a mistake.
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
        for (StructDeclaration struct : Structs.of(message)) {
            for (FieldDeclaration field : struct.fields()) {
                checkField(field, versions, diagnostics);
            }
        }
    }

    private static void checkField(FieldDeclaration field, Versions message, Diagnostics diagnostics) {
        Versions versions = Ranges.read(field.versions()).orElse(Versions.NONE);
        if (versions.lowest() > message.highest()) {
            diagnostics.report(
                    field.versions().anchor(),
                    Problem.VERSIONS_OUTSIDE_MESSAGE,
                    versions,
                    message,
                    message.highest(),
                    Versions.range(message.lowest(), versions.lowest()));
        } else if (field.struct() != null) {
            checkStruct(field, versions.intersect(message), diagnostics);
        }
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
