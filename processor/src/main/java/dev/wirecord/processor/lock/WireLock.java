package dev.wirecord.processor.lock;

import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.Versions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * A lock's file in one compilation. What is in it and not in the compilation stays in it; new messages and versions are
 * added when no edit was refused.
 */
public final class WireLock {

    private final Path file;
    private final SourceAnchor anchor;
    private final Diagnostics diagnostics;
    private final TreeMap<String, LockedMessage> locked;
    private final TreeMap<String, LockedMessage> messages = new TreeMap<>();

    /**
     * Reads the lock, which is empty when there is no file.
     *
     * @param anchor where to report what is wrong with the file as a whole
     */
    public WireLock(Path file, SourceAnchor anchor, Diagnostics diagnostics) {
        this.file = file;
        this.anchor = anchor;
        this.diagnostics = diagnostics;
        this.locked = read();
    }

    /** Compares a message with the lock, and puts what it adds into it. */
    public void add(MessageModel message, MessageDeclaration declaration) {
        LockedMessage now = LockedLayouts.of(message);
        LockedMessage before = locked.get(now.record());
        if (before != null) {
            LockCheck.check(before, now, declaration, diagnostics);
        }
        Versions versions = versionsToLock(message.schema(), before);
        if (before != null || !versions.isNone()) {
            messages.put(now.record(), LockedLayouts.clipped(now, versions));
        }
    }

    /** All but an unstable version, which may change until it is stable, unless it was locked before it was unstable. */
    private static Versions versionsToLock(MessageSchema schema, LockedMessage before) {
        Versions versions = schema.versions();
        boolean isLocked = before != null && before.versions().contains(versions.highest());
        if (!schema.latestVersionUnstable() || isLocked) {
            return versions;
        }
        return versions.lowest() == versions.highest()
                ? Versions.NONE
                : Versions.range(versions.lowest(), versions.highest() - 1);
    }

    /**
     * Refuses a lock on a record that is no more, and writes what has been added, unless an edit was refused.
     *
     * @param isGone whether there is no record of that name: one that was not added may have no part in this compilation
     * @param isBroken whether the compilation fails: what does not compile is not released, and need not be kept
     * @return what was found here and before
     */
    public Diagnostics finish(Predicate<String> isGone, boolean isBroken) {
        locked.keySet().stream()
                .filter(record -> !messages.containsKey(record) && isGone.test(record))
                .forEach(record -> diagnostics.report(anchor, Problem.LOCK_MESSAGE_GONE, record, file.getFileName()));
        if (!isBroken && diagnostics.isClean()) {
            write();
        }
        return diagnostics;
    }

    private void write() {
        TreeMap<String, LockedMessage> all = new TreeMap<>(locked);
        all.putAll(messages);
        if (all.equals(locked)) {
            return;
        }
        try {
            Files.writeString(file, LockText.print(all.values()));
        } catch (IOException e) {
            diagnostics.report(
                    anchor, Problem.LOCK_FILE, file, "written", e.getClass().getSimpleName());
        }
    }

    private TreeMap<String, LockedMessage> read() {
        try {
            return Files.exists(file) ? LockText.parse(Files.readString(file)) : new TreeMap<>();
        } catch (LockText.UnreadableException e) {
            diagnostics.report(anchor, Problem.LOCK_UNREADABLE, file.getFileName(), e.line(), e.getMessage());
        } catch (IOException e) {
            diagnostics.report(
                    anchor, Problem.LOCK_FILE, file, "read", e.getClass().getSimpleName());
        }
        return new TreeMap<>();
    }
}
