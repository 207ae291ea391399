package dev.wirecord.explorer.command;

import dev.wirecord.frame.HeaderVersions;
import dev.wirecord.frame.RequestHeader;
import dev.wirecord.frame.ResponseHeader;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;

/** Puts size prefix and header before a body. */
final class FrameBytes {

    private FrameBytes() {}

    /**
     * The frame of a request or response.
     *
     * @param clientId who asks, or null; responses do not say
     */
    static byte[] of(MessageSchema message, int version, int correlationId, String clientId, byte[] body) {
        byte[] header = message.type() == MessageType.REQUEST
                ? requestHeader(message, version, correlationId, clientId)
                : responseHeader(message, version, correlationId);
        ByteWriter out = new ByteWriter();
        out.writeInt32(header.length + body.length);
        out.writeRaw(header);
        out.writeRaw(body);
        return out.toByteArray();
    }

    private static byte[] requestHeader(MessageSchema message, int version, int correlationId, String clientId) {
        int headerVersion = HeaderVersions.request(message.apiKey(), version, message.flexible());
        RequestHeader header = new RequestHeader(message.apiKey(), version, correlationId, clientId);
        return RequestHeader.CODEC.at(headerVersion).encode(header);
    }

    private static byte[] responseHeader(MessageSchema message, int version, int correlationId) {
        int headerVersion = HeaderVersions.response(message.apiKey(), version, message.flexible());
        return ResponseHeader.CODEC.at(headerVersion).encode(new ResponseHeader(correlationId));
    }
}
