package dev.wirecord.frame;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.Output;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import dev.wirecord.type.TaggedFields;
import java.util.List;

/**
 * The request header. Version 0 has no client id, version 2 a tag section; the client id's length is an int16 in both
 * versions that have it, so that a server can read the header of a request it does not know.
 */
final class RequestHeaderCodec extends MessageCodec<RequestHeader> {

    RequestHeaderCodec() {
        super(
                RequestHeader.class,
                "RequestHeader",
                MessageType.HEADER,
                MessageSchema.NO_API_KEY,
                Versions.range(0, 2),
                Versions.from(2));
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema body = StructSchema.of(
                "RequestHeader",
                FieldSchema.of("RequestApiKey", ScalarType.INT16).about("The key of the API that is called."),
                FieldSchema.of("RequestApiVersion", ScalarType.INT16).about("The version of the API that is called."),
                FieldSchema.of("CorrelationId", ScalarType.INT32)
                        .about("A number of the client's choice, which the response repeats."),
                FieldSchema.of("ClientId", ScalarType.STRING)
                        .versions("1+")
                        .nullable("1+")
                        .flexible(Versions.NONE)
                        .ignorable()
                        .about("Who the client says it is."));
        return schemaOf(List.of(), false, body, "What stands before a request.");
    }

    @Override
    protected RequestHeader readMessage(ByteReader in, int version) {
        short requestApiKey = in.readInt16();
        short requestApiVersion = in.readInt16();
        int correlationId = in.readInt32();
        String clientId = version >= 1 ? in.readNullableString() : "";
        TaggedFields taggedFields = version >= 2 ? in.readTaggedFields() : TaggedFields.EMPTY;
        return new RequestHeader(requestApiKey, requestApiVersion, correlationId, clientId, taggedFields);
    }

    @Override
    protected int writeMessage(Output out, int start, RequestHeader header, int version) {
        if (version < 2 && !header.taggedFields().isEmpty()) {
            throw UnsupportedVersionException.taggedFieldsNotInVersion("taggedFields");
        }
        int at = out.putInt16(start, header.requestApiKey());
        at = out.putInt16(at, header.requestApiVersion());
        at = out.putInt32(at, header.correlationId());
        if (version >= 1) {
            at = out.putNullableString(at, header.clientId());
        }
        return version >= 2 ? header.taggedFields().put(out, at) : at;
    }
}
