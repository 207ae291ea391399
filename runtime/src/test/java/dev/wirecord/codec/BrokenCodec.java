package dev.wirecord.codec;

import dev.wirecord.io.ByteReader;
import dev.wirecord.io.Output;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.Versions;

/** A codec with a mistake: it fails with an exception that is none of Wirecord's, in the middle of the message. */
final class BrokenCodec extends MessageCodec<Void> {

    BrokenCodec() {
        super(Void.class, "Broken", MessageType.DATA, MessageSchema.NO_API_KEY, Versions.range(0, 0), Versions.NONE);
    }

    @Override
    protected MessageSchema createSchema() {
        throw new IllegalStateException("broken");
    }

    @Override
    protected Void readMessage(ByteReader in, int version) {
        throw new IllegalStateException("broken");
    }

    @Override
    protected int writeMessage(Output out, int at, Void message, int version) {
        out.putInt32(at, 7);
        throw new IllegalStateException("broken");
    }
}
