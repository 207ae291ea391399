package dev.wirecord.frame;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.InvalidValueException;
import dev.wirecord.type.TaggedFields;
import java.util.Objects;

/**
 * What stands before every request.
 *
 * @param requestApiKey the key of the API that is called
 * @param requestApiVersion the version of the API that is called
 * @param correlationId a number of the client's choice, which the response repeats
 * @param clientId who the client says it is; may be null
 * @param taggedFields the tagged fields of the header, none of which has a meaning yet
 */
public record RequestHeader(
        short requestApiKey, short requestApiVersion, int correlationId, String clientId, TaggedFields taggedFields) {

    /** Reads and writes the header in its versions 0 to 2; {@link HeaderVersions} says which one a request has. */
    public static final MessageCodec<RequestHeader> CODEC = new RequestHeaderCodec();

    /** Refuses null for the tagged fields; a header without any has {@link TaggedFields#EMPTY}. */
    public RequestHeader {
        Objects.requireNonNull(taggedFields, "taggedFields");
    }

    /**
     * A header without tagged fields.
     *
     * @throws InvalidValueException when key or version is not an int16
     */
    public RequestHeader(int requestApiKey, int requestApiVersion, int correlationId, String clientId) {
        this(int16(requestApiKey), int16(requestApiVersion), correlationId, clientId, TaggedFields.EMPTY);
    }

    private static short int16(int value) {
        if (value != (short) value) {
            throw new InvalidValueException(value + " is not an int16");
        }
        return (short) value;
    }
}
