package dev.wirecord.samples.inventory;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.frame.Frames;
import dev.wirecord.frame.RequestFrame;
import dev.wirecord.frame.RequestHeader;
import dev.wirecord.frame.ResponseFrame;
import dev.wirecord.frame.ResponseHeader;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;

/** Sends a request of one's own from one side to the other and the answer back, and prints what travels. */
public final class InventorySample {

    private static final int RESERVE_STOCK = 1001;

    private final Frames frames = new Frames(CodecRegistry.load());
    private final PrintStream out;

    InventorySample(PrintStream out) {
        this.out = out;
    }

    /** Runs the sample; it takes no arguments. */
    public static void main(String[] args) {
        new InventorySample(System.out).run();
    }

    void run() {
        ReserveStockRequest request = new ReserveStockRequestBuilder()
                .orderId(new UUID(0, 42))
                .customerId(new UUID(0, 7))
                .lines(List.of(new ReserveStockRequest.Line("bolt-m8", 12, null)))
                .warehouse("north")
                .priority((byte) 1)
                .build();
        exchange(request, 3);
        showRefusal(request);
    }

    /** One request and its answer in the given version. */
    private void exchange(ReserveStockRequest request, int version) {
        byte[] sent = frames.encodeRequest(new RequestHeader(RESERVE_STOCK, version, 1, "sample"), request);
        print("client sends", sent);

        RequestFrame<?> received = frames.decodeRequest(ByteBuffer.wrap(sent));
        out.println("server reads    " + received.body());
        byte[] answer = frames.encodeResponse(RESERVE_STOCK, version, new ResponseHeader(1), answer(received));
        print("server answers", answer);

        ResponseFrame<?> response = frames.decodeResponse(ByteBuffer.wrap(answer), RESERVE_STOCK, version);
        out.println("client reads    " + response.body());
    }

    private static ReserveStockResponse answer(RequestFrame<?> received) {
        ReserveStockRequest request = (ReserveStockRequest) received.body();
        return new ReserveStockResponseBuilder()
                .reservations(request.lines().stream()
                        .map(line -> new ReserveStockResponse.Reservation(line.article(), line.quantity()))
                        .toList())
                .shelf(new ReserveStockResponse.Shelf("A", (short) 2))
                .build();
    }

    /** Version 1 has no customer id: the value is refused, not dropped. */
    private void showRefusal(ReserveStockRequest request) {
        try {
            frames.encodeRequest(new RequestHeader(RESERVE_STOCK, 1, 2, "sample"), request);
        } catch (UnsupportedVersionException e) {
            out.println("in version 1    " + e.getMessage());
        }
    }

    private void print(String what, byte[] bytes) {
        out.printf("%-16s%s%n", what, HexFormat.of().formatHex(bytes));
    }
}
