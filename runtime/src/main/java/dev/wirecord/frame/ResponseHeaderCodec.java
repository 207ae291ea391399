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

/** The response header; version 1 has a tag section. */
final class ResponseHeaderCodec extends MessageCodec<ResponseHeader> {

    ResponseHeaderCodec() {
        super(
                ResponseHeader.class,
                "ResponseHeader",
                MessageType.HEADER,
                MessageSchema.NO_API_KEY,
                Versions.range(0, 1),
                Versions.from(1));
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema body = StructSchema.of(
                "ResponseHeader",
                FieldSchema.of("CorrelationId", ScalarType.INT32).about("The number that the request carried."));
        return schemaOf(List.of(), false, body, "What stands before a response.");
    }

    @Override
    protected ResponseHeader readMessage(ByteReader in, int version) {
        int correlationId = in.readInt32();
        TaggedFields taggedFields = version >= 1 ? in.readTaggedFields() : TaggedFields.EMPTY;
        return new ResponseHeader(correlationId, taggedFields);
    }

    @Override
    protected int writeMessage(Output out, int start, ResponseHeader header, int version) {
        if (version < 1 && !header.taggedFields().isEmpty()) {
            throw UnsupportedVersionException.taggedFieldsNotInVersion("taggedFields");
        }
        int at = out.putInt32(start, header.correlationId());
        return version >= 1 ? header.taggedFields().put(out, at) : at;
    }
}
