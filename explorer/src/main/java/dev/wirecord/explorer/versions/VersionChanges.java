package dev.wirecord.explorer.versions;

import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.explain.FieldPaths;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.StructSchema;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Compares a message at two of its versions, struct by struct. */
public final class VersionChanges {

    private final int from;
    private final int to;
    private final List<VersionChange> changes = new ArrayList<>();

    private VersionChanges(int from, int to) {
        this.from = from;
        this.to = to;
    }

    /**
     * What happens to a message from one version to another, which may be older: the message first, then the fields in the
     * order of the schema. Empty when the bytes are laid out alike. Of a struct that is added or removed the fields are not
     * listed.
     *
     * @throws UnsupportedVersionException when the message does not have one of the versions
     */
    public static List<VersionChange> between(MessageSchema message, int from, int to) {
        requireVersion(message, from);
        requireVersion(message, to);
        VersionChanges changes = new VersionChanges(from, to);
        changes.message(message);
        return List.copyOf(changes.changes);
    }

    private static void requireVersion(MessageSchema message, int version) {
        if (!message.versions().contains(version)) {
            throw new UnsupportedVersionException(
                    message.name() + " has versions " + message.versions() + ", not " + version);
        }
    }

    /** What happens to a message in each of its versions but the first, which has nothing before it. */
    public static SortedMap<Integer, List<VersionChange>> history(MessageSchema message) {
        SortedMap<Integer, List<VersionChange>> history = new TreeMap<>();
        for (int version = message.versions().lowest() + 1;
                version <= message.versions().highest();
                version++) {
            history.put(version, between(message, version - 1, version));
        }
        return Collections.unmodifiableSortedMap(history);
    }

    private void message(MessageSchema message) {
        when(message.isFlexible(from), message.isFlexible(to), ChangeKind.FLEXIBLE, ChangeKind.NOT_FLEXIBLE, "", null);
        struct(message.body(), "");
    }

    private void struct(StructSchema struct, String path) {
        for (FieldSchema field : struct.fields()) {
            String name = FieldPaths.component(field.name());
            field(field, path.isEmpty() ? name : path + "." + name);
        }
    }

    private void field(FieldSchema field, String path) {
        boolean before = field.isPresent(from);
        boolean after = field.isPresent(to);
        when(before, after, ChangeKind.ADDED, ChangeKind.REMOVED, path, field);
        if (before && after) {
            when(field.isTagged(from), field.isTagged(to), ChangeKind.TAGGED, ChangeKind.NOT_TAGGED, path, field);
            when(
                    field.isNullable(from),
                    field.isNullable(to),
                    ChangeKind.NULLABLE,
                    ChangeKind.NOT_NULLABLE,
                    path,
                    field);
            inside(field.type(), path);
        }
    }

    private void inside(FieldType type, String path) {
        if (type instanceof StructSchema struct) {
            struct(struct, path);
        } else if (type instanceof ArrayType array) {
            inside(array.element(), path + "[]");
        }
    }

    private void when(
            boolean before, boolean after, ChangeKind begins, ChangeKind ends, String path, FieldSchema field) {
        if (before != after) {
            changes.add(new VersionChange(after ? begins : ends, path, field, to));
        }
    }
}
