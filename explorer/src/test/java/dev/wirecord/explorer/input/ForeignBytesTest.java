package dev.wirecord.explorer.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.record.internal.MemoryRecords;
import org.apache.kafka.common.record.internal.SimpleRecord;
import org.junit.jupiter.api.Test;

class ForeignBytesTest {

    @Test
    void tls() {
        assertEquals("a TLS ClientHello", name("1603010200010001fc0303"));
        assertEquals("a TLS ServerHello", name("160303007a0200007603"));
        // fatal, handshake failure
        assertEquals("a TLS alert", name("15030300020228"));
        assertEquals("TLS data, encrypted", name("1703030013aabbcc"));
    }

    @Test
    void rawSaslTokens() {
        assertEquals("a raw SASL PLAIN token", framed("\0alice\0secret".getBytes(StandardCharsets.US_ASCII)));
        assertEquals("a raw SASL SCRAM token", framed("n,,n=alice,r=fyko".getBytes(StandardCharsets.US_ASCII)));
        // an application tag, its length, and the object identifier of Kerberos
        assertEquals("a raw SASL GSSAPI token", framed(HexFormat.of().parseHex("601106092a864886f7120102020100")));
    }

    @Test
    void batchesWithoutAMessage() {
        ByteBuffer batch = MemoryRecords.withRecords(
                        Compression.NONE, new SimpleRecord("hello".getBytes(StandardCharsets.US_ASCII)))
                .buffer();
        byte[] bytes = new byte[batch.remaining()];
        batch.get(bytes);

        assertEquals("record batches without a message around them, as in a log segment", name(bytes));
    }

    @Test
    void files() {
        assertEquals("a capture file", name("d4c3b2a1020004000000"));
        assertEquals("gzip", name("1f8b0800000000000003"));
        assertEquals("plain text", name("hello\n".getBytes(StandardCharsets.US_ASCII)));
    }

    @Test
    void aRequestIsNone() {
        // ApiVersions v0
        assertEquals("", name("0000000e0012000000000007000474657374"));
    }

    private static String framed(byte[] token) {
        return name(ByteBuffer.allocate(4 + token.length)
                .putInt(token.length)
                .put(token)
                .array());
    }

    private static String name(String hex) {
        return name(HexFormat.of().parseHex(hex));
    }

    private static String name(byte[] bytes) {
        Optional<ForeignBytes> found = ForeignBytes.of(bytes);
        return found.map(ForeignBytes::name).orElse("");
    }
}
