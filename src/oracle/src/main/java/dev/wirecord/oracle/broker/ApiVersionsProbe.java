package dev.wirecord.oracle.broker;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Asks a broker for its API versions, which is the first thing a client does and the one request that every broker
 * answers. The bytes are written by hand: a broker is ready or not, whatever state the codecs under test are in.
 */
final class ApiVersionsProbe {

    private static final short API_KEY = 18;
    private static final short API_VERSION = 0;
    private static final int CORRELATION_ID = 4711;
    private static final short NO_ERROR = 0;
    private static final int TIMEOUT_MILLIS = 1_000;

    private ApiVersionsProbe() {}

    /** Whether a Kafka broker answers at {@code address}, at once or within a second. */
    static boolean answers(InetSocketAddress address) {
        try (Socket socket = new Socket()) {
            socket.connect(address, TIMEOUT_MILLIS);
            socket.setSoTimeout(TIMEOUT_MILLIS);
            socket.getOutputStream().write(request());
            return isAnswer(new DataInputStream(socket.getInputStream()));
        } catch (IOException notListening) {
            return false;
        }
    }

    private static byte[] request() {
        byte[] clientId = "probe".getBytes(StandardCharsets.US_ASCII);
        int size = Short.BYTES + Short.BYTES + Integer.BYTES + Short.BYTES + clientId.length;
        return ByteBuffer.allocate(Integer.BYTES + size)
                .putInt(size)
                .putShort(API_KEY)
                .putShort(API_VERSION)
                .putInt(CORRELATION_ID)
                .putShort((short) clientId.length)
                .put(clientId)
                .array();
    }

    private static boolean isAnswer(DataInputStream in) throws IOException {
        int rest = in.readInt() - Integer.BYTES - Short.BYTES;
        return in.readInt() == CORRELATION_ID
                && in.readShort() == NO_ERROR
                && rest >= 0
                && in.readNBytes(rest).length == rest;
    }
}
