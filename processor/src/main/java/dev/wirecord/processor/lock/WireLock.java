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
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

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

    /** The records that are locked and not among what was added. Some may only have no part in this compilation. */
    public Set<String> others() {
        Set<String> others = new TreeSet<>(locked.keySet());
        others.removeAll(messages.keySet());
        return others;
    }

    /** Refuses a lock on a record that is no more. */
    public void reportGone(String record) {
        diagnostics.report(anchor, Problem.LOCK_MESSAGE_GONE, record, file.getFileName());
    }

    /** Writes what has been added, unless an edit was refused. */
    public void write() {
        TreeMap<String, LockedMessage> all = new TreeMap<>(locked);
        all.putAll(messages);
        if (!diagnostics.isClean() || all.equals(locked)) {
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
