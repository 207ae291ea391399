package dev.wirecord.codec;

import dev.wirecord.io.ByteReader;
import dev.wirecord.io.Output;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.List;

/** A codec that is looked up and never used. */
final class StubCodec<T> extends MessageCodec<T> {

    StubCodec(Class<T> recordType, String name, MessageType type, int apiKey, String versions) {
        super(recordType, name, type, apiKey, Versions.parse(versions), Versions.NONE);
    }

    static <T> StubCodec<T> request(Class<T> recordType, String name, int apiKey) {
        return new StubCodec<>(recordType, name, MessageType.REQUEST, apiKey, "0-1");
    }

    static <T> StubCodec<T> response(Class<T> recordType, String name, int apiKey) {
        return new StubCodec<>(recordType, name, MessageType.RESPONSE, apiKey, "0-1");
    }

    static <T> StubCodec<T> data(Class<T> recordType, String name) {
        return new StubCodec<>(recordType, name, MessageType.DATA, MessageSchema.NO_API_KEY, "0");
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema body = StructSchema.of(name());
        return schemaOf(List.of(), false, body, "");
    }

    @Override
    protected T readMessage(ByteReader in, int version) {
        throw new AssertionError("nobody reads a stub");
    }

    @Override
    protected int writeMessage(Output out, int at, T message, int version) {
        throw new AssertionError("nobody writes a stub");
    }
}
