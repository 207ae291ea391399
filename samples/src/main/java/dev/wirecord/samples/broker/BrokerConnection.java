package dev.wirecord.samples.broker;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.KafkaRequest;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.frame.FrameDecoder;
import dev.wirecord.frame.Frames;
import dev.wirecord.frame.RequestHeader;
import dev.wirecord.frame.ResponseFrame;
import java.io.EOFException;
import java.io.IOException;
import java.net.SocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.List;

/** A connection over which one request at a time is sent and answered. */
public final class BrokerConnection implements AutoCloseable {

    private final SocketChannel channel;
    private final CodecRegistry registry;
    private final Frames frames;
    private final String clientId;
    private final FrameDecoder decoder = new FrameDecoder();
    private int nextCorrelationId;

    private BrokerConnection(SocketChannel channel, CodecRegistry registry, String clientId) {
        this.channel = channel;
        this.registry = registry;
        this.frames = new Frames(registry);
        this.clientId = clientId;
    }

    /**
     * Connects to a broker's plaintext listener.
     *
     * @throws IOException when nobody answers there
     */
    public static BrokerConnection open(SocketAddress broker, CodecRegistry registry, String clientId)
            throws IOException {
        return new BrokerConnection(SocketChannel.open(broker), registry, clientId);
    }

    /**
     * Sends a request in the given version and waits for its response.
     *
     * @param <R> the record of the response
     * @throws IOException when the connection breaks; brokers break it when they do not serve the version
     */
    public <R> R send(KafkaRequest<R> request, int version) throws IOException {
        MessageCodec<?> codec = registry.codec(request.getClass());
        RequestHeader header = new RequestHeader(codec.apiKey(), version, nextCorrelationId++, clientId);
        ByteBuffer out = ByteBuffer.wrap(frames.encodeRequest(header, request));
        while (out.hasRemaining()) {
            channel.write(out);
        }
        ResponseFrame<?> response = frames.decodeResponse(receive(), codec.apiKey(), version);
        if (response.header().correlationId() != header.correlationId()) {
            throw new IOException("expected the response to request " + header.correlationId() + ", got that to "
                    + response.header().correlationId());
        }
        @SuppressWarnings("unchecked") // the registry has one response to a request, and R is its record
        R body = (R) response.body();
        return body;
    }

    private ByteBuffer receive() throws IOException {
        ByteBuffer slice = ByteBuffer.allocate(4096);
        while (true) {
            if (channel.read(slice.clear()) < 0) {
                throw new EOFException("the broker closed the connection");
            }
            List<ByteBuffer> received = decoder.feed(slice.flip());
            if (!received.isEmpty()) {
                return received.get(0);
            }
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
