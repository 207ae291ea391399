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
    /** A field of record batches, with the batches below it; its own bytes are the length. */
    RECORDS,
    /** A record batch, or a message before record batches that holds compressed ones. */
    RECORD_BATCH,
    /** A record, or a message before record batches that is one. */
    RECORD,
    /**
     * A part that the formats of batches and records fix, and no schema; also the version before a nested message. Parts
     * may have parts: the headers of a record do.
     */
    PART,
    /**
     * A message of Kafka's own that others carry as bytes, with the message's fields below it. It is the only child of the
     * field or part that has the bytes.
     */
    NESTED_MESSAGE,
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
