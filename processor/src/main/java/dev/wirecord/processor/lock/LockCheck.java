package dev.wirecord.processor.lock;

import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import dev.wirecord.schema.Versions;

/** Compares a message with what is locked of it, version by version: what other versions are like does not matter. */
final class LockCheck {

    private LockCheck() {}

    /** Reports each edit that changes the bytes of a locked version, where it was made. */
    static void check(
            LockedMessage locked, LockedMessage now, MessageDeclaration declaration, Diagnostics diagnostics) {
        Versions versions = locked.versions();
        if (!now.api().equals(locked.api())) {
            SourceAnchor anchor = declaration.apiKey().written()
                    ? declaration.apiKey().anchor()
                    : declaration.type().anchor();
            changed("API", locked.api(), now.api(), "a new API has a record of its own", anchor, diagnostics);
        }
        if (!now.versions().contains(versions)) {
            String remedy = "new versions come after those";
            SourceAnchor anchor = declaration.versions().anchor();
            changed("range of versions", versions, now.versions(), remedy, anchor, diagnostics);
            return;
        }
        Versions before = locked.flexible().intersect(versions);
        Versions after = now.flexible().intersect(versions);
        if (!before.equals(after)) {
            String remedy =
                    before.isNone() ? "a start at " + (versions.highest() + 1) + " is free" : "it stays for good";
            SourceAnchor anchor = declaration.flexible().anchor();
            changed("flexible range", locked.flexible(), now.flexible(), remedy, anchor, diagnostics);
        }
        new StructLockCheck(versions, diagnostics).check(locked.fields(), now.fields(), declaration.body(), versions);
    }

    private static void changed(
            String what, Object locked, Object now, String remedy, SourceAnchor anchor, Diagnostics diagnostics) {
        diagnostics.report(anchor, Problem.LOCK_MESSAGE_CHANGED, what, locked, now, remedy);
    }
}
