package dev.wirecord.explorer.versions;

import dev.wirecord.schema.FieldSchema;
import java.util.Objects;
import java.util.StringJoiner;

/**
 * One thing that is different in a version.
 *
 * @param kind what happened
 * @param path the field that it happened to, as in {@code topics[].partitions[].leaderEpoch}; empty for the message
 * @param field the field, or null for the message
 * @param version the version in which it is so
 */
public record VersionChange(ChangeKind kind, String path, FieldSchema field, int version) {

    /** Refuses nulls but for the field. */
    public VersionChange {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(path, "path");
    }

    /** The change in a line, with what a writer of the field has to know. */
    public String text() {
        return switch (kind) {
            case FLEXIBLE -> "compact lengths, and a tag section behind every struct";
            case NOT_FLEXIBLE -> "no compact lengths and no tag sections";
            case ADDED -> path + ": " + description();
            case TAGGED -> path + ": tag " + field.tag() + ", left out while it holds its default";
            case NOT_TAGGED -> path + ": always there";
            case REMOVED, NULLABLE, NOT_NULLABLE -> path;
        };
    }

    private String description() {
        StringJoiner words = new StringJoiner(", ");
        words.add((field.isNullable(version) ? "nullable " : "") + field.type().kafkaName());
        if (field.isTagged(version)) {
            words.add("tag " + field.tag());
        }
        if (field.defaultText() != null) {
            words.add("default " + (field.defaultText().isEmpty() ? "empty" : field.defaultText()));
        }
        if (field.ignorable()) {
            words.add("ignorable");
        }
        return words.toString();
    }
}
