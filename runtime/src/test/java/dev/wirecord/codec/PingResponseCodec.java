package dev.wirecord.codec;

import dev.wirecord.io.ByteReader;
import dev.wirecord.io.Output;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.List;

/** An error code in every version; version 2 is flexible. */
public final class PingResponseCodec extends MessageCodec<PingResponse> {

    public PingResponseCodec() {
        super(
                PingResponse.class,
                "PingResponse",
                MessageType.RESPONSE,
                PingRequestCodec.API_KEY,
                Versions.parse("0-2"),
                Versions.parse("2+"));
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema body = StructSchema.of("PingResponse", FieldSchema.of("ErrorCode", ScalarType.INT16));
        return schemaOf(List.of(), false, body, "");
    }

    @Override
    protected PingResponse readMessage(ByteReader in, int version) {
        short errorCode = in.readInt16();
        if (version >= 2) {
            in.skipTaggedFields();
        }
        return new PingResponse(errorCode);
    }

    @Override
    protected int writeMessage(Output out, int start, PingResponse message, int version) {
        int at = out.putInt16(start, message.errorCode());
        return version >= 2 ? out.putNoTaggedFields(at) : at;
    }
}
