package dev.wirecord.frame;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.type.TaggedFields;
import java.util.Objects;

/**
 * What stands before every response.
 *
 * @param correlationId the number that the request carried
 * @param taggedFields the tagged fields of the header, none of which has a meaning yet
 */
public record ResponseHeader(int correlationId, TaggedFields taggedFields) {

    /** Reads and writes the header in its versions 0 and 1; {@link HeaderVersions} says which one a response has. */
    public static final MessageCodec<ResponseHeader> CODEC = new ResponseHeaderCodec();

    /** Refuses null for the tagged fields; a header without any has {@link TaggedFields#EMPTY}. */
    public ResponseHeader {
        Objects.requireNonNull(taggedFields, "taggedFields");
    }

    /** A header without tagged fields. */
    public ResponseHeader(int correlationId) {
        this(correlationId, TaggedFields.EMPTY);
    }
}
