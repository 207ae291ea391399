package dev.wirecord.kafka.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.KafkaRequest;
import dev.wirecord.kafka.AddPartitionsToTxnRequestBuilder;
import dev.wirecord.kafka.AddPartitionsToTxnRequest_AddPartitionsToTxnTopicBuilder;
import dev.wirecord.kafka.EndTxnRequestBuilder;
import dev.wirecord.kafka.FetchRequestBuilder;
import dev.wirecord.kafka.FetchRequest_FetchPartitionBuilder;
import dev.wirecord.kafka.FetchRequest_FetchTopicBuilder;
import dev.wirecord.kafka.FetchResponse;
import dev.wirecord.kafka.FindCoordinatorRequestBuilder;
import dev.wirecord.kafka.InitProducerIdRequestBuilder;
import dev.wirecord.kafka.InitProducerIdResponse;
import dev.wirecord.kafka.KafkaCodecs;
import dev.wirecord.kafka.ProduceRequestBuilder;
import dev.wirecord.kafka.ProduceRequest_PartitionProduceDataBuilder;
import dev.wirecord.kafka.ProduceRequest_TopicProduceDataBuilder;
import dev.wirecord.kafka.ProduceResponse;
import dev.wirecord.kafka.ProduceResponse.PartitionProduceResponse;
import dev.wirecord.oracle.broker.KafkaBroker;
import dev.wirecord.record.RecordBatch;
import dev.wirecord.record.Records;
import dev.wirecord.samples.broker.BrokerConnection;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.apache.kafka.common.protocol.Errors;

/** Produces, fetches and ends transactions on partition 0 of topics, with nothing of kafka-clients. */
final class WirecordClient implements AutoCloseable {

    // The last versions that name topics instead of numbering them, and have transactions begun by requests.
    private static final int PRODUCE = 11;
    private static final int FETCH = 12;
    private static final int TRANSACTION = 3;
    private static final byte TRANSACTION_KEY = 1;
    private static final int WHOLE_LOG = 64 * 1024 * 1024;

    /** What is answered until a new topic has a leader, and a coordinator its log or the last transaction an end. */
    private static final Set<Short> NOT_YET = Set.of(
            Errors.UNKNOWN_TOPIC_OR_PARTITION.code(),
            Errors.NOT_LEADER_OR_FOLLOWER.code(),
            Errors.COORDINATOR_LOAD_IN_PROGRESS.code(),
            Errors.COORDINATOR_NOT_AVAILABLE.code(),
            Errors.NOT_COORDINATOR.code(),
            Errors.CONCURRENT_TRANSACTIONS.code());

    private static final int ATTEMPTS = 300;
    private static final int PAUSE_MILLIS = 100;

    private final BrokerConnection connection;

    WirecordClient(KafkaBroker broker) throws IOException {
        this.connection =
                BrokerConnection.open(broker.address(), CodecRegistry.of(new KafkaCodecs()), "wirecord-records");
    }

    /** Produces and returns the offset that the first record got. */
    long produce(String topic, String transactionalId, Records records) throws IOException, InterruptedException {
        PartitionProduceResponse response = tryToProduce(topic, transactionalId, records);
        assertEquals(Errors.NONE.code(), response.errorCode(), String.valueOf(response.errorMessage()));
        return response.baseOffset();
    }

    /** Produces and returns the answer, whatever it is. */
    PartitionProduceResponse tryToProduce(String topic, String transactionalId, Records records)
            throws IOException, InterruptedException {
        var partition = new ProduceRequest_PartitionProduceDataBuilder()
                .index(0)
                .records(records)
                .build();
        var topicData = new ProduceRequest_TopicProduceDataBuilder()
                .name(topic)
                .partitionData(List.of(partition))
                .build();
        var request = new ProduceRequestBuilder()
                .transactionalId(transactionalId)
                .acks((short) -1)
                .timeoutMs(30_000)
                .topicData(List.of(topicData))
                .build();
        return partition(send(request, PRODUCE, response -> partition(response).errorCode()));
    }

    private static PartitionProduceResponse partition(ProduceResponse response) {
        return response.responses().get(0).partitionResponses().get(0);
    }

    /** Everything in the topic, transactions that did not happen included. */
    Records fetch(String topic) throws IOException {
        return fetch(topic, WHOLE_LOG);
    }

    /** The same once that offset is there: a transaction has ended before its marker is in the log. */
    Records fetchUpTo(long offset, String topic) throws IOException, InterruptedException {
        Records records = fetch(topic);
        for (int i = 0; i < ATTEMPTS && lastOffset(records) < offset; i++) {
            Thread.sleep(PAUSE_MILLIS);
            records = fetch(topic);
        }
        return records;
    }

    private static long lastOffset(Records records) {
        long last = -1;
        for (RecordBatch batch : records) {
            last = batch.lastOffset();
        }
        return last;
    }

    Records fetch(String topic, int maxBytes) throws IOException {
        var partition = new FetchRequest_FetchPartitionBuilder()
                .partition(0)
                .fetchOffset(0)
                .partitionMaxBytes(maxBytes)
                .build();
        var fetched = new FetchRequest_FetchTopicBuilder()
                .topic(topic)
                .partitions(List.of(partition))
                .build();
        var request = new FetchRequestBuilder()
                .maxWaitMs(1_000)
                .minBytes(1)
                .topics(List.of(fetched))
                .build();
        FetchResponse.PartitionData data =
                connection.send(request, FETCH).responses().get(0).partitions().get(0);
        assertEquals(Errors.NONE.code(), data.errorCode());
        return data.records();
    }

    /** A producer id; {@code null} for one without transactions. */
    InitProducerIdResponse initProducerId(String transactionalId) throws IOException, InterruptedException {
        if (transactionalId != null) {
            var find = new FindCoordinatorRequestBuilder()
                    .key(transactionalId)
                    .keyType(TRANSACTION_KEY)
                    .build();
            sendUntilReady(find, TRANSACTION, response -> response.errorCode());
        }
        var init = new InitProducerIdRequestBuilder()
                .transactionalId(transactionalId)
                .transactionTimeoutMs(60_000)
                .build();
        return sendUntilReady(init, TRANSACTION, response -> response.errorCode());
    }

    void addToTransaction(String transactionalId, InitProducerIdResponse producer, String topic)
            throws IOException, InterruptedException {
        var added = new AddPartitionsToTxnRequest_AddPartitionsToTxnTopicBuilder()
                .name(topic)
                .partitions(List.of(0))
                .build();
        var request = new AddPartitionsToTxnRequestBuilder()
                .v3AndBelowTransactionalId(transactionalId)
                .v3AndBelowProducerId(producer.producerId())
                .v3AndBelowProducerEpoch(producer.producerEpoch())
                .v3AndBelowTopics(List.of(added))
                .build();
        sendUntilReady(
                request,
                TRANSACTION,
                response -> response.resultsByTopicV3AndBelow()
                        .get(0)
                        .resultsByPartition()
                        .get(0)
                        .partitionErrorCode());
    }

    void endTransaction(String transactionalId, InitProducerIdResponse producer, boolean committed)
            throws IOException, InterruptedException {
        var request = new EndTxnRequestBuilder()
                .transactionalId(transactionalId)
                .producerId(producer.producerId())
                .producerEpoch(producer.producerEpoch())
                .committed(committed)
                .build();
        sendUntilReady(request, TRANSACTION, response -> response.errorCode());
    }

    private <R> R sendUntilReady(KafkaRequest<R> request, int version, ToIntFunction<R> errorCode)
            throws IOException, InterruptedException {
        R response = send(request, version, errorCode);
        assertEquals(Errors.NONE.code(), (short) errorCode.applyAsInt(response));
        return response;
    }

    private <R> R send(KafkaRequest<R> request, int version, ToIntFunction<R> errorCode)
            throws IOException, InterruptedException {
        R response = connection.send(request, version);
        for (int i = 0; i < ATTEMPTS && NOT_YET.contains((short) errorCode.applyAsInt(response)); i++) {
            Thread.sleep(PAUSE_MILLIS);
            response = connection.send(request, version);
        }
        return response;
    }

    @Override
    public void close() throws IOException {
        connection.close();
    }
}
