package dev.wirecord.processor.lock;

import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.Versions;
import java.util.List;
import java.util.Optional;

/**
 * What decides the bytes of a field.
 *
 * @param name its name, which only people read
 * @param type its type; all structs are {@code struct}, because their fields follow
 * @param versions the versions in which it exists
 * @param tag its tag, or {@link FieldSchema#NO_TAG}
 * @param tagged the versions in which it is tagged
 * @param nullable the versions in which it may be null
 * @param flexible the versions in which its length is compact, or null when the message decides
 * @param defaultText its default in the words of the lock, empty for the one that its type has anyway
 * @param fields for a struct, or an array of them, what is in it
 */
record LockedField(
        String name,
        String type,
        Versions versions,
        int tag,
        Versions tagged,
        Versions nullable,
        Versions flexible,
        String defaultText,
        List<LockedField> fields) {

    LockedField {
        fields = List.copyOf(fields);
    }

    /**
     * The field as far as versions of {@code around} go, or empty when it is in none of them. What lasts as long as
     * those do is open, so that the next version changes nothing in the text.
     */
    Optional<LockedField> within(Versions around) {
        Versions common = versions.intersect(around);
        if (common.isNone()) {
            return Optional.empty();
        }
        return Optional.of(new LockedField(
                name,
                type,
                open(common, around),
                tag,
                open(tagged.intersect(around), around),
                open(nullable.intersect(common), around),
                flexible == null ? null : open(flexible.intersect(common), around),
                defaultText,
                within(fields, common)));
    }

    static List<LockedField> within(List<LockedField> fields, Versions around) {
        return fields.stream().flatMap(field -> field.within(around).stream()).toList();
    }

    private static Versions open(Versions versions, Versions around) {
        return !versions.isNone() && versions.highest() == around.highest()
                ? Versions.from(versions.lowest())
                : versions;
    }

    boolean hasTag() {
        return tag != FieldSchema.NO_TAG;
    }

    /** The versions in which the field is at its place between others; empty or a range, as tagged versions are open. */
    Versions positional() {
        return versions.subtract(tagged).orElse(versions);
    }

    /** Whether the two are the same but for their names. */
    boolean hasBytesOf(LockedField other) {
        LockedField renamed =
                new LockedField(other.name, type, versions, tag, tagged, nullable, flexible, defaultText, other.fields);
        return renamed.equals(other);
    }
}
