package dev.wirecord.explorer.json;

import dev.wirecord.schema.MessageSchema;

/** JSON that is not a message of the schema at the version. */
public final class JsonMismatchException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String path;
    private final String found;
    private final String expected;

    JsonMismatchException(MessageSchema message, int version, JsonPath place, String found, String expected) {
        super(message.name() + " v" + version + (place == JsonPath.ROOT ? "" : ", " + place) + ": found " + found
                + ", expected " + expected);
        this.path = place.toString();
        this.found = found;
        this.expected = expected;
    }

    /** The member at fault, such as {@code topics[3].partitions[0].partitionIndex}; empty for the whole value. */
    public String path() {
        return path;
    }

    /** What is there. */
    public String found() {
        return found;
    }

    /** What should be there. */
    public String expected() {
        return expected;
    }
}
