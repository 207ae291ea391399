package dev.wirecord.samples.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.oracle.broker.KafkaBroker;
import dev.wirecord.samples.inventory.ReserveStockRequest;
import dev.wirecord.samples.inventory.ReserveStockRequestBuilder;
import dev.wirecord.samples.txn.AddOffsetsToTxnRequest;
import dev.wirecord.samples.txn.AddOffsetsToTxnResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.apache.kafka.common.protocol.ApiKeys;
import org.apache.kafka.common.protocol.Errors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Apache Kafka understands what our codecs write, and they understand what it answers. */
class RealBrokerTest {

    private static KafkaBroker broker;

    @BeforeAll
    static void startBroker() {
        broker = KafkaBroker.start();
    }

    @AfterAll
    static void stopBroker() {
        if (broker != null) {
            broker.close();
        }
    }

    private static BrokerConnection connect() throws IOException {
        return BrokerConnection.open(broker.address(), CodecRegistry.load(), "wirecord-test");
    }

    @Test
    void brokerTellsItsVersions() throws IOException {
        try (BrokerConnection connection = connect()) {
            ApiVersionsResponse served = connection.send(new ApiVersionsRequest("wirecord", "0.1.0"), 3);

            assertEquals(Errors.NONE.code(), served.errorCode());
            assertEquals(0, served.throttleTimeMs());
            ApiVersionsResponse.ApiVersion seed = served.apiKeys().stream()
                    .filter(api -> api.apiKey() == 25)
                    .findFirst()
                    .orElseThrow();
            assertEquals(ApiKeys.ADD_OFFSETS_TO_TXN.oldestVersion(), seed.minVersion());
            assertEquals(ApiKeys.ADD_OFFSETS_TO_TXN.latestVersion(), seed.maxVersion());
            assertTrue(
                    served.supportedFeatures().stream()
                            .anyMatch(feature -> feature.name().equals("metadata.version")),
                    "tagged fields are read");
        }
    }

    @Test
    void brokerRefusesTheSeedsRequestWithInvalidRequest() throws IOException {
        try (BrokerConnection connection = connect()) {
            for (int version = 0; version <= 4; version++) {
                AddOffsetsToTxnResponse response =
                        connection.send(new AddOffsetsToTxnRequest("", 0, (short) 0, ""), version);

                assertEquals(new AddOffsetsToTxnResponse(0, (short) 42), response, "version " + version);
            }
        }
    }

    @Test
    void brokerHangsUpOnAnApiThatItDoesNotServe() throws IOException {
        try (BrokerConnection connection = connect()) {
            ReserveStockRequest unknown = new ReserveStockRequestBuilder().build();

            assertThrows(IOException.class, () -> connection.send(unknown, 3));
        }
    }

    @Test
    void sampleRuns() throws IOException {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        BrokerSample sample = new BrokerSample(new PrintStream(printed, true, StandardCharsets.UTF_8));

        AddOffsetsToTxnResponse response = sample.run(broker.address());

        assertEquals(new AddOffsetsToTxnResponse(0, (short) 42), response);
        String text = printed.toString(StandardCharsets.UTF_8);
        assertTrue(
                text.contains("AddOffsetsToTxn v4 is answered by "
                        + "AddOffsetsToTxnResponse[throttleTimeMs=0, errorCode=42]"),
                text);
    }
}
