package dev.wirecord.samples.inventory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.type.TaggedField;
import dev.wirecord.type.TaggedFields;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class InventorySampleTest {

    private final MessageCodec<ReserveStockRequest> codec = CodecRegistry.load().codec(ReserveStockRequest.class);

    private static ReserveStockRequestBuilder order() {
        return new ReserveStockRequestBuilder()
                .orderId(new UUID(0, 42))
                .lines(List.of(new ReserveStockRequest.Line("m8", 12, List.of(5L))))
                .warehouse("n");
    }

    @Test
    void version0() {
        ReserveStockRequest message = order().customerName("ann").build();

        assertEncodes(
                message,
                0,
                "0000000000000000000000000000002a" // orderId
                        + "0003616e6e" // customerName, int16 length
                        + "00000001" // one line
                        + "00026d38" // article
                        + "0000000c" // quantity
                        + "00000001" + "0000000000000005" // one serial number
                        + "00016e"); // warehouse
    }

    @Test
    void version3() {
        ReserveStockRequest message = order().customerId(new UUID(0, 7))
                .warehouse(null)
                .deadlineMs(1)
                .priority((byte) 2)
                .taggedFields(TaggedFields.of(TaggedField.of(9, (byte) 1)))
                .build();

        assertEncodes(
                message,
                3,
                "0000000000000000000000000000002a" // orderId
                        + "00000000000000000000000000000007" // customerId
                        + "02" // one line, plus one
                        + "036d38" // article, length plus one
                        + "0000000c" // quantity
                        + "02" + "0000000000000005" // one serial number
                        + "00" // no tagged fields in the line
                        + "00" // warehouse is null
                        + "00000001" // deadlineMs
                        + "02" // two tagged fields
                        + "000102" // tag 0, one byte: priority
                        + "090101"); // tag 9, one byte, unknown
    }

    @Test
    void whatAVersionCannotCarryIsRefused() {
        assertThrows(
                UnsupportedVersionException.class,
                () -> codec.at(2).encode(order().customerName("ann").build()));
        assertThrows(
                UnsupportedVersionException.class,
                () -> codec.at(1).encode(order().customerId(new UUID(0, 7)).build()));
        assertThrows(
                UnsupportedVersionException.class,
                () -> codec.at(2).encode(order().warehouse(null).build()));
        assertThrows(
                UnsupportedVersionException.class,
                () -> codec.at(1).encode(order().priority((byte) 1).build()));
    }

    @Test
    void deadlineIsDroppedWhereAVersionLacksIt() {
        byte[] bytes = codec.at(0).encode(order().deadlineMs(1).build());

        assertEquals(order().build(), codec.at(0).decode(bytes));
    }

    @Test
    void sampleRuns() {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();

        new InventorySample(new PrintStream(printed, true, StandardCharsets.UTF_8)).run();

        List<String> lines = printed.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals(5, lines.size());
        // size, key 1001, version 3, correlation id, client id, no tagged fields, order id ...
        assertEquals(
                "client sends    0000004e03e90003000000010006" + "73616d706c65" + "00",
                lines.get(0).substring(0, 58));
        assertEquals(
                "in version 1    ReserveStockRequest v1: customerId holds a value, and only versions 2+ have that field",
                lines.get(4));
    }

    private void assertEncodes(ReserveStockRequest message, int version, String hex) {
        byte[] bytes = codec.at(version).encode(message);
        assertEquals(hex, HexFormat.of().formatHex(bytes));
        assertEquals(message, codec.at(version).decode(bytes));
        assertEquals(bytes.length, codec.size(message, version));
    }
}
