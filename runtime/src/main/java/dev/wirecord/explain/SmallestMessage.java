package dev.wirecord.explain;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.error.UnknownApiException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.frame.HeaderVersions;
import dev.wirecord.frame.RequestHeader;
import dev.wirecord.frame.ResponseHeader;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;

/**
 * The smallest message in which every field can be seen: numbers are zero, strings and byte arrays empty, every array has
 * one element, structs that may be null are there, a field of records has one batch without records, and tagged fields are
 * left out. It is made from the schema alone.
 */
public final class SmallestMessage {

    private final MessageSchema message;
    private final int version;
    private final boolean flexible;
    private final ByteWriter out;

    private SmallestMessage(MessageSchema message, int version, ByteWriter out) {
        if (!message.versions().contains(version)) {
            throw new UnsupportedVersionException(
                    message.name() + " has versions " + message.versions() + ", not " + version);
        }
        this.message = message;
        this.version = version;
        this.flexible = message.isFlexible(version);
        this.out = out;
    }

    /**
     * The bytes of the smallest body.
     *
     * @throws UnsupportedVersionException when the message does not have that version
     */
    public static byte[] body(MessageSchema message, int version) {
        ByteWriter out = new ByteWriter();
        new SmallestMessage(message, version, out).struct(message.body());
        return out.toByteArray();
    }

    /**
     * The frame of the smallest request: size prefix, a header with an empty client id and correlation id 0, and body.
     *
     * @throws UnknownApiException when the registry has no request of that key
     * @throws UnsupportedVersionException when the request does not have that version
     */
    public static byte[] request(CodecRegistry registry, int apiKey, int version) {
        MessageSchema message = registry.request(apiKey, version).codec().schema();
        int headerVersion = HeaderVersions.request(apiKey, version, message.flexible());
        RequestHeader header = new RequestHeader(apiKey, version, 0, "");
        return frame(RequestHeader.CODEC.at(headerVersion).encode(header), body(message, version));
    }

    /**
     * The frame of the smallest response: size prefix, a header with correlation id 0, and body.
     *
     * @throws UnknownApiException when the registry has no response of that key
     * @throws UnsupportedVersionException when the response does not have that version
     */
    public static byte[] response(CodecRegistry registry, int apiKey, int version) {
        MessageSchema message = registry.response(apiKey, version).codec().schema();
        int headerVersion = HeaderVersions.response(apiKey, version, message.flexible());
        return frame(ResponseHeader.CODEC.at(headerVersion).encode(new ResponseHeader(0)), body(message, version));
    }

    private static byte[] frame(byte[] header, byte[] body) {
        ByteWriter out = new ByteWriter();
        out.writeInt32(header.length + body.length);
        out.writeRaw(header);
        out.writeRaw(body);
        return out.toByteArray();
    }

    private void struct(StructSchema struct) {
        for (FieldSchema field : struct.fields()) {
            if (field.isPositional(version)) {
                field(field);
            }
        }
        if (flexible) {
            out.writeUnsignedVarint(0);
        }
    }

    private void field(FieldSchema field) {
        boolean compact = field.isCompact(version, message.flexible());
        if (field.type() instanceof StructSchema && field.isNullable(version)) {
            out.writeInt8((byte) 1);
        }
        if (field.type() instanceof ArrayType array) {
            length(1, compact, Integer.BYTES);
            value(array.element(), compact);
        } else {
            value(field.type(), compact);
        }
    }

    private void value(FieldType type, boolean compact) {
        if (type instanceof StructSchema struct) {
            struct(struct);
        } else if (type == ScalarType.STRING) {
            length(0, compact, Short.BYTES);
        } else if (type == ScalarType.BYTES) {
            length(0, compact, Integer.BYTES);
        } else if (type == ScalarType.RECORDS) {
            byte[] batch = EmptyBatch.bytes();
            length(batch.length, compact, Integer.BYTES);
            out.writeRaw(batch);
        } else {
            out.writeRaw(new byte[((ScalarType) type).size()]);
        }
    }

    private void length(int length, boolean compact, int bytes) {
        if (compact) {
            out.writeUnsignedVarint(length + 1);
        } else if (bytes == Short.BYTES) {
            out.writeInt16((short) length);
        } else {
            out.writeInt32(length);
        }
    }
}
