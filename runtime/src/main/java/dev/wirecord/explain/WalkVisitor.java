package dev.wirecord.explain;

import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.schema.FieldSchema;

/** Is told what a {@link SchemaWalk} comes across. When the walk fails, the parts that have begun do not end. */
interface WalkVisitor {

    /**
     * A part begins.
     *
     * @param name the name of a field, the index of an element in brackets, the tag of an unknown tagged field
     * @param type the type as a schema would write it; null for what has none
     * @param field the field that the part is, or is a part of; null for a tag section and an unknown tagged field
     */
    void begin(NodeKind kind, String name, String type, FieldSchema field, int offset);

    /**
     * The value of the part, which has no parts of its own; null for a string, array or struct that is null.
     *
     * @param raw the number in the prefix
     */
    void value(Object value, LengthPrefix prefix, long raw);

    /** The number of elements of an array, or of fields of a tag section, which begin one by one after this. */
    void count(int count, LengthPrefix prefix, long raw);

    /** A struct that might be null is not. */
    void present(LengthPrefix marker, long raw);

    /**
     * The elements of the array cannot all be there. The walk goes on through those that are, unless this throws; it is
     * sure to fail.
     */
    void tooManyElements(MalformedMessageException error);

    /** The part that was begun last ends. */
    void end(int offset);
}
