package dev.wirecord.jmh;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.List;
import org.apache.kafka.common.network.Send;
import org.apache.kafka.common.network.TransferableChannel;

/** Takes what kafka-clients would send, so that it can be compared. */
final class Channel implements TransferableChannel {

    private final ByteArrayOutputStream sent = new ByteArrayOutputStream();

    static byte[] bytes(Send send) {
        Channel channel = new Channel();
        try {
            while (!send.completed()) {
                send.writeTo(channel);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return channel.sent.toByteArray();
    }

    static byte[] joined(ByteBuffer... buffers) {
        Channel channel = new Channel();
        channel.write(buffers);
        return channel.sent.toByteArray();
    }

    @Override
    public int write(ByteBuffer source) {
        byte[] bytes = new byte[source.remaining()];
        source.get(bytes);
        sent.writeBytes(bytes);
        return bytes.length;
    }

    @Override
    public long write(ByteBuffer[] sources) {
        List.of(sources).forEach(this::write);
        return sent.size();
    }

    @Override
    public long write(ByteBuffer[] sources, int offset, int length) {
        return write(List.of(sources).subList(offset, offset + length).toArray(new ByteBuffer[0]));
    }

    @Override
    public boolean hasPendingWrites() {
        return false;
    }

    @Override
    public long transferFrom(FileChannel file, long position, long count) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public void close() {}
}
