package dev.wirecord.explorer.input;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Bytes that are no Kafka message, by how they begin.
 *
 * @param name what they are
 * @param advice what to do
 */
public record ForeignBytes(String name, String advice) {

    private static final int TLS_HEADER = 5;
    private static final int TLS_HANDSHAKE = 0x16;
    private static final int TLS_ALERT = 0x15;
    private static final int TLS_DATA = 0x17;
    private static final int SIZE_PREFIX = 4;
    private static final int GSSAPI = 0x60;
    private static final int MAGIC_OFFSET = 16;
    private static final int BATCH_OVERHEAD = 12;

    private static final String HTTP = "GET |POST |PUT |HEAD |OPTIONS |CONNECT |HTTP/1.|PRI * HTTP/2";
    private static final String PLAIN_LISTENER =
            "The port speaks TLS. Take the bytes behind the decryption, or from a listener without TLS.";

    /** What the bytes are; empty when they do not begin like anything known. */
    public static Optional<ForeignBytes> of(byte[] bytes) {
        return tls(bytes)
                .or(() -> http(bytes))
                .or(() -> capture(bytes))
                .or(() -> sasl(bytes))
                .or(() -> segment(bytes))
                .or(() -> text(bytes));
    }

    private static Optional<ForeignBytes> tls(byte[] bytes) {
        boolean version = bytes.length > TLS_HEADER && bytes[1] == 3 && bytes[2] <= 4;
        if (!version) {
            return Optional.empty();
        }
        return switch (bytes[0]) {
            case TLS_HANDSHAKE ->
                Optional.of(new ForeignBytes("a TLS " + handshake(bytes[TLS_HEADER]), PLAIN_LISTENER));
            case TLS_ALERT ->
                Optional.of(new ForeignBytes(
                        "a TLS alert",
                        PLAIN_LISTENER + " An alert also answers a client that does not speak TLS itself."));
            case TLS_DATA -> Optional.of(new ForeignBytes("TLS data, encrypted", PLAIN_LISTENER));
            default -> Optional.empty();
        };
    }

    private static String handshake(int type) {
        return type == 1 ? "ClientHello" : type == 2 ? "ServerHello" : "handshake";
    }

    private static Optional<ForeignBytes> http(byte[] bytes) {
        String start = new String(bytes, 0, Math.min(bytes.length, 20), StandardCharsets.ISO_8859_1);
        return Arrays.stream(HTTP.split("\\|")).anyMatch(start::startsWith)
                ? Optional.of(new ForeignBytes(
                        "HTTP",
                        "A web client or proxy talks here, not a Kafka client. A broker takes the first four letters for"
                                + " the size of a frame and closes the connection."))
                : Optional.empty();
    }

    private static Optional<ForeignBytes> capture(byte[] bytes) {
        if (startsWith(bytes, 0x0a, 0x0d, 0x0d, 0x0a)
                || startsWith(bytes, 0xa1, 0xb2, 0xc3, 0xd4)
                || startsWith(bytes, 0xd4, 0xc3, 0xb2, 0xa1)) {
            return Optional.of(new ForeignBytes(
                    "a capture file", "Follow the TCP stream in Wireshark, show it as raw, and take one frame of it."));
        }
        if (startsWith(bytes, 0x1f, 0x8b)) {
            return Optional.of(new ForeignBytes("gzip", "Unpack it first."));
        }
        return Optional.empty();
    }

    private static boolean startsWith(byte[] bytes, int... start) {
        if (bytes.length < start.length) {
            return false;
        }
        for (int i = 0; i < start.length; i++) {
            if ((bytes[i] & 0xff) != start[i]) {
                return false;
            }
        }
        return true;
    }

    /** Between SaslHandshake v0 and the first request, tokens travel in frames without headers. */
    private static Optional<ForeignBytes> sasl(byte[] bytes) {
        boolean framed = bytes.length > SIZE_PREFIX && int32(bytes, 0) == bytes.length - SIZE_PREFIX;
        if (!framed) {
            return Optional.empty();
        }
        String token = new String(bytes, SIZE_PREFIX, bytes.length - SIZE_PREFIX, StandardCharsets.ISO_8859_1);
        String mechanism = (bytes[SIZE_PREFIX] & 0xff) == GSSAPI
                ? "GSSAPI"
                : token.matches("(?s)[^\\x00-\\x1f]*\\x00[^\\x00-\\x1f]+\\x00[^\\x00-\\x1f]+")
                        ? "PLAIN"
                        : token.matches("[nyp],.*n=.*,r=.*") ? "SCRAM" : null;
        return mechanism == null
                ? Optional.empty()
                : Optional.of(new ForeignBytes(
                        "a raw SASL " + mechanism + " token",
                        "After SaslHandshake v0 tokens travel without a request header. They hold secrets: do not pass"
                                + " them on."));
    }

    private static int int32(byte[] bytes, int offset) {
        return ByteBuffer.wrap(bytes).getInt(offset);
    }

    private static Optional<ForeignBytes> segment(byte[] bytes) {
        boolean batch = bytes.length > MAGIC_OFFSET
                && bytes[MAGIC_OFFSET] == 2
                && int32(bytes, 8) > 0
                && int32(bytes, 8) <= bytes.length - BATCH_OVERHEAD
                && bytes[0] == 0;
        return batch
                ? Optional.of(new ForeignBytes(
                        "record batches without a message around them, as in a log segment",
                        "They are the value of a records field, in a Produce request or a Fetch response."))
                : Optional.empty();
    }

    private static Optional<ForeignBytes> text(byte[] bytes) {
        if (bytes.length == 0) {
            return Optional.of(
                    new ForeignBytes("nothing", "Give hex digits, a file with -f, or bytes on standard input."));
        }
        for (byte b : bytes) {
            if (b >= 0 && b < ' ' && b != '\n' && b != '\r' && b != '\t' || b == 0x7f) {
                return Optional.empty();
            }
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        return text.indexOf('\ufffd') >= 0
                ? Optional.empty()
                : Optional.of(new ForeignBytes(
                        "plain text",
                        "It is no hex, and no Kafka message: its first four letters would be the size of a frame of"
                                + " more than 500 MB."));
    }
}
