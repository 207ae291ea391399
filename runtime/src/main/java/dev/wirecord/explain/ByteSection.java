package dev.wirecord.explain;

/** The part of a frame that a byte belongs to, as pages tell them apart by colour. */
public enum ByteSection {
    /** The size prefix. */
    FRAME("frame"),
    /** The request or response header. */
    HEADER("rpc header"),
    /** The body of a request. */
    REQUEST_BODY("request body"),
    /** A record batch, without its records. */
    RECORD_BATCH("RecordBatch"),
    /** A record. */
    RECORD("Record"),
    /** The body of a response. */
    RESPONSE_BODY("response body"),
    /** A tag section and the tagged fields in it. */
    TAGGED_FIELDS("tagged_fields"),
    /** The body of a message that is neither request nor response. */
    BODY("body"),
    /** Bytes that nothing is known of. */
    UNKNOWN("unknown");

    private final String label;

    ByteSection(String label) {
        this.label = label;
    }

    /** The section in a legend. */
    public String label() {
        return label;
    }
}
