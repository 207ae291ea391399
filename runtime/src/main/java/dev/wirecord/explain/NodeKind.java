package dev.wirecord.explain;

/** What a {@link MessageNode} stands for. */
public enum NodeKind {
    /** Everything that was explained: a frame, or a body alone. */
    MESSAGE,
    /** The size prefix of a frame. */
    FRAME,
    /** The request or response header. */
    HEADER,
    /** The body of the message. */
    BODY,
    /** A field whose value is a struct, with the struct's parts below it; its own bytes are the marker of a nullable one. */
    STRUCT,
    /** A field whose value is an array, with the elements below it; its own bytes are the count. */
    ARRAY,
    /** An element of an array; for a struct with the struct's parts below it. */
    ELEMENT,
    /** A field without parts. */
    FIELD,
    /** A field of record batches. */
    RECORDS,
    /** What ends a struct in flexible versions, with the tagged fields below it; its own bytes are their number. */
    TAG_SECTION,
    /** A tagged field that the schema knows: its tag, its size and the field itself are below it. */
    TAGGED_FIELD,
    /** A tagged field that the schema does not know: its tag, its size and its data are below it. */
    UNKNOWN_TAGGED_FIELD,
    /** The number of a tagged field. */
    TAG,
    /** The size of a frame or of a tagged field. */
    SIZE,
    /** The bytes of an unknown tagged field. */
    DATA,
    /** Where the bytes stop making sense, up to their end; a field that failed keeps its name and type. */
    ERROR;

    /** Whether nodes of this kind are fields of the schema at their place, and not what surrounds or divides them. */
    boolean isFieldItself() {
        return this == STRUCT || this == ARRAY || this == FIELD || this == RECORDS;
    }
}
