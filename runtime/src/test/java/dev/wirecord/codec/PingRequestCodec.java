package dev.wirecord.codec;

import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.Output;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.List;

/** Version 0 has the text, version 1 adds the level, version 2 is flexible. */
public final class PingRequestCodec extends MessageCodec<PingRequest> {

    public static final int API_KEY = 1000;

    public PingRequestCodec() {
        super(
                PingRequest.class,
                "PingRequest",
                MessageType.REQUEST,
                API_KEY,
                Versions.parse("0-2"),
                Versions.parse("2+"));
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema body = StructSchema.of(
                "PingRequest",
                FieldSchema.of("Text", ScalarType.STRING),
                FieldSchema.of("Level", ScalarType.INT32).versions("1+"));
        return schemaOf(List.of("broker"), false, body, "");
    }

    @Override
    protected PingRequest readMessage(ByteReader in, int version) {
        String text = version >= 2 ? in.readCompactString() : in.readString();
        int level = version >= 1 ? in.readInt32() : 0;
        if (version >= 2) {
            in.skipTaggedFields();
        }
        return new PingRequest(text, level);
    }

    @Override
    protected int writeMessage(Output out, int start, PingRequest message, int version) {
        int at = version >= 2 ? out.putCompactString(start, message.text()) : out.putString(start, message.text());
        if (version >= 1) {
            at = out.putInt32(at, message.level());
        } else if (message.level() != 0) {
            throw UnsupportedVersionException.fieldNotInVersion("level", "1+");
        }
        return version >= 2 ? out.putNoTaggedFields(at) : at;
    }
}
