package dev.wirecord.type;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.Output;
import java.util.Iterator;
import java.util.List;

/**
 * The tagged fields of a struct that its record does not know, in ascending order of their tags (KIP-482). A record with
 * a component of this type keeps them and writes them back; one without skips them.
 *
 * <p>No fields and some are two classes, so that whoever puts them calls a method and asks no question. Of every struct's
 * call the compiler knows whether it ever met any fields. A question in a method for all structs would count as answered
 * yes once any struct had some, and every loop over structs would be compiled with that way through it.
 */
public sealed class TaggedFields implements Iterable<TaggedField> permits SomeTaggedFields {

    /** No unknown fields, as in almost every message. */
    public static final TaggedFields EMPTY = new TaggedFields(List.of());

    private final List<TaggedField> fields;

    TaggedFields(List<TaggedField> fields) {
        this.fields = fields;
    }

    /**
     * The given fields.
     *
     * @throws IllegalArgumentException when the tags are not in strictly ascending order
     */
    public static TaggedFields of(TaggedField... fields) {
        return of(List.of(fields));
    }

    /**
     * The given fields.
     *
     * @throws IllegalArgumentException when the tags are not in strictly ascending order
     */
    public static TaggedFields of(List<TaggedField> fields) {
        for (int i = 1; i < fields.size(); i++) {
            int tag = fields.get(i).tag();
            int previous = fields.get(i - 1).tag();
            if (tag <= previous) {
                throw new IllegalArgumentException("tag " + tag + " stands behind tag " + previous);
            }
        }
        return fields.isEmpty() ? EMPTY : SomeTaggedFields.copyOf(fields);
    }

    /** Reads a whole tag section of which no field is known. */
    public static TaggedFields read(ByteReader in) {
        int count = in.readTaggedFieldCount();
        if (count == 0) {
            return EMPTY;
        }
        TaggedFieldsCollector fields = TaggedFieldsCollector.NONE;
        for (int i = 0, tag = -1; i < count; i++) {
            tag = in.readTag(tag);
            fields = fields.add(in, tag, in.readTaggedFieldEnd());
        }
        return fields.toTaggedFields();
    }

    /** Puts the tag section of a struct that knows no tagged fields, and returns the place behind it. */
    public int put(Output out, int at) {
        return out.putNoTaggedFields(at);
    }

    /**
     * Puts the tag section of a struct that knows no tagged fields where there is room for one byte, and returns the place
     * behind it.
     */
    public int set(Output out, int at) {
        return out.setInt8(at, (byte) 0);
    }

    /**
     * Puts the fields into a tag section whose count and known fields have been put.
     *
     * @param knownTags how many tags the struct knows; they are 0 and up
     * @return the place behind the fields
     * @throws InvalidValueException when one of the fields has a known tag
     */
    public int put(Output out, int at, int knownTags) {
        return at;
    }

    /** How many fields there are. */
    public int size() {
        // Every struct with tags of its own asks when it is written, and almost none has any others.
        return isEmpty() ? 0 : fields.size();
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        // There is no other without fields, and to know it by its address is quicker than to look.
        return this == EMPTY;
    }

    @Override
    public Iterator<TaggedField> iterator() {
        return fields.iterator();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TaggedFields tagged && fields.equals(tagged.fields);
    }

    @Override
    public int hashCode() {
        return fields.hashCode();
    }

    @Override
    public String toString() {
        return fields.toString();
    }
}
