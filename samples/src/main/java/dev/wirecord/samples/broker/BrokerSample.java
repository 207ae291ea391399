package dev.wirecord.samples.broker;

import dev.wirecord.codec.ApiVersionRange;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.NegotiatedVersions;
import dev.wirecord.samples.txn.AddOffsetsToTxnRequest;
import dev.wirecord.samples.txn.AddOffsetsToTxnRequestBuilder;
import dev.wirecord.samples.txn.AddOffsetsToTxnResponse;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.util.List;

/**
 * Asks a broker what it serves, then sends it the smallest AddOffsetsToTxn request, which a broker refuses: its
 * transactional id is empty.
 */
public final class BrokerSample {

    private final CodecRegistry registry = CodecRegistry.load();
    private final PrintStream out;

    BrokerSample(PrintStream out) {
        this.out = out;
    }

    /**
     * Runs the sample.
     *
     * @param args a broker's host and port, by default localhost and 9092
     * @throws IOException when the broker cannot be reached
     */
    public static void main(String[] args) throws IOException {
        String host = args.length > 0 ? args[0] : "localhost";
        int port = args.length > 1 ? Integer.parseInt(args[1]) : 9092;
        new BrokerSample(System.out).run(new InetSocketAddress(host, port));
    }

    AddOffsetsToTxnResponse run(InetSocketAddress broker) throws IOException {
        try (BrokerConnection connection = BrokerConnection.open(broker, registry, "wirecord-sample")) {
            ApiVersionsResponse served = connection.send(new ApiVersionsRequest("wirecord", "0.1.0"), 3);
            out.println("The broker serves " + served.apiKeys().size() + " APIs.");

            int version = negotiate(served).get(25);
            AddOffsetsToTxnRequest request = new AddOffsetsToTxnRequestBuilder().build();
            AddOffsetsToTxnResponse response = connection.send(request, version);
            out.println("AddOffsetsToTxn v" + version + " is answered by " + response);
            return response;
        }
    }

    private NegotiatedVersions negotiate(ApiVersionsResponse served) {
        List<ApiVersionRange> ranges = served.apiKeys().stream()
                .map(api -> new ApiVersionRange(api.apiKey(), api.minVersion(), api.maxVersion()))
                .toList();
        return registry.negotiate(ranges);
    }
}
