package dev.wirecord.kafka.broker;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.kafka.InitProducerIdResponse;
import dev.wirecord.kafka.ProduceResponse.PartitionProduceResponse;
import dev.wirecord.oracle.broker.KafkaBroker;
import dev.wirecord.record.Compression;
import dev.wirecord.record.ControlRecord;
import dev.wirecord.record.ControlType;
import dev.wirecord.record.Record;
import dev.wirecord.record.RecordBatch;
import dev.wirecord.record.RecordBatchBuilder;
import dev.wirecord.record.RecordHeader;
import dev.wirecord.record.Records;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.protocol.Errors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A broker stores what we build and kafka-clients read it, and the other way round. */
class RecordsThroughBrokerTest {

    private static final long TIME = 1_700_000_000_000L;
    private static final int COUNT = 200;

    private static KafkaBroker broker;
    private static KafkaClient kafka;
    private static WirecordClient wirecord;

    @BeforeAll
    static void start() throws IOException {
        broker = KafkaBroker.start();
        kafka = new KafkaClient(broker);
        wirecord = new WirecordClient(broker);
    }

    @AfterAll
    static void stop() throws IOException {
        if (wirecord != null) {
            wirecord.close();
        }
        if (broker != null) {
            broker.close();
        }
    }

    /** The keys cycle through null, empty and text, and the values do at another pace. */
    private static byte[] sample(int number) {
        return switch (number % 5) {
            case 0 -> null;
            case 1 -> new byte[0];
            default -> text("text " + number + " ".repeat(number % 50));
        };
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] bytes(ByteBuffer buffer) {
        if (buffer == null) {
            return null;
        }
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return bytes;
    }

    private static List<RecordHeader> headers(int number) {
        return number % 3 == 0
                ? List.of()
                : List.of(
                        RecordHeader.of("name", "a"), RecordHeader.of("name", "b"), RecordHeader.of("", (byte[]) null));
    }

    private static RecordBatchBuilder batch() {
        RecordBatchBuilder builder = new RecordBatchBuilder();
        for (int i = 0; i < COUNT; i++) {
            builder.append(TIME + i, sample(i), sample(i / 5), headers(i));
        }
        return builder;
    }

    @ParameterizedTest
    @EnumSource
    void kafkaClientsConsumeWhatWirecordProduces(Compression compression) throws Exception {
        String topic = "from-wirecord-" + compression.kafkaName();
        kafka.createTopics(topic);

        assertEquals(
                0,
                wirecord.produce(topic, null, batch().compression(compression).build()));
        assertEquals(
                COUNT,
                wirecord.produce(topic, null, batch().compression(compression).build()));

        List<ConsumerRecord<byte[], byte[]>> consumed = kafka.consume(topic, "read_uncommitted");
        assertEquals(2 * COUNT, consumed.size());
        for (int i = 0; i < 2 * COUNT; i++) {
            int number = i % COUNT;
            assertEquals(i, consumed.get(i).offset());
            assertEquals(TIME + number, consumed.get(i).timestamp());
            assertArrayEquals(sample(number), consumed.get(i).key());
            assertArrayEquals(sample(number / 5), consumed.get(i).value());
            assertHeaders(headers(number), consumed.get(i).headers().toArray());
        }
    }

    private static void assertHeaders(List<RecordHeader> expected, Header[] actual) {
        assertEquals(expected.size(), actual.length);
        for (int i = 0; i < actual.length; i++) {
            assertEquals(expected.get(i).key(), actual[i].key());
            assertArrayEquals(bytes(expected.get(i).value()), actual[i].value());
        }
    }

    @ParameterizedTest
    @EnumSource
    void wirecordFetchesWhatKafkaClientsProduce(Compression compression) throws Exception {
        String topic = "from-kafka-" + compression.kafkaName();
        kafka.createTopics(topic);
        try (KafkaProducer<byte[], byte[]> producer =
                kafka.producer(Map.of("compression.type", compression.kafkaName()))) {
            for (int i = 0; i < COUNT; i++) {
                RecordHeaders headers = new RecordHeaders();
                headers(i).forEach(header -> headers.add(header.key(), bytes(header.value())));
                producer.send(new ProducerRecord<>(topic, 0, TIME + i, sample(i), sample(i / 5), headers));
            }
        }

        List<RecordBatch> batches = new ArrayList<>();
        wirecord.fetch(topic).forEach(batches::add);

        assertEquals(1, batches.size());
        RecordBatch batch = batches.get(0).requireValid();
        assertEquals(compression, batch.compression());
        assertTrue(batch.producerId() >= 0, "kafka-clients' producer is idempotent");
        assertEquals(0, batch.baseSequence());
        int i = 0;
        for (Record record : batch) {
            assertEquals(i, record.offset());
            assertEquals(i, record.sequence());
            assertEquals(TIME + i, record.timestamp());
            assertArrayEquals(sample(i), bytes(record.key()));
            assertArrayEquals(sample(i / 5), bytes(record.value()));
            assertEquals(headers(i), record.headers());
            i++;
        }
        assertEquals(COUNT, i);
    }

    @Test
    void anIdempotentBatchIsStoredOnce() throws Exception {
        kafka.createTopics("idempotent");
        InitProducerIdResponse producer = wirecord.initProducerId(null);
        Records first = batch().producer(producer.producerId(), producer.producerEpoch(), 0)
                .build();
        Records second = batch().producer(producer.producerId(), producer.producerEpoch(), COUNT)
                .build();
        Records gap = batch().producer(producer.producerId(), producer.producerEpoch(), 7 * COUNT)
                .build();

        assertEquals(0, wirecord.produce("idempotent", null, first));
        assertEquals(0, wirecord.produce("idempotent", null, first));
        assertEquals(COUNT, wirecord.produce("idempotent", null, second));
        PartitionProduceResponse refused = wirecord.tryToProduce("idempotent", null, gap);

        assertEquals(Errors.OUT_OF_ORDER_SEQUENCE_NUMBER.code(), refused.errorCode());
        assertEquals(2 * COUNT, kafka.consume("idempotent", "read_uncommitted").size());
    }

    @ParameterizedTest
    @EnumSource
    void aTransactionIsSeenWhenItIsCommittedOnly(Compression compression) throws Exception {
        String topic = "transaction-" + compression.kafkaName();
        kafka.createTopics(topic);
        InitProducerIdResponse producer = wirecord.initProducerId(topic);
        RecordBatchBuilder builder =
                new RecordBatchBuilder().compression(compression).transactional(true);
        // The markers have the time of today, and a log that is a week older ends its file before them.
        long now = System.currentTimeMillis();
        for (int i = 0; i < 2; i++) {
            boolean committed = i == 1;
            wirecord.addToTransaction(topic, producer, topic);
            builder.producer(producer.producerId(), producer.producerEpoch(), i);
            wirecord.produce(
                    topic,
                    topic,
                    builder.append(now, null, text("committed: " + committed)).build());
            wirecord.endTransaction(topic, producer, committed);
        }

        Records records = wirecord.fetchUpTo(3, topic);
        List<ConsumerRecord<byte[], byte[]>> committed = kafka.consume(topic, "read_committed");

        assertEquals(2, kafka.consume(topic, "read_uncommitted").size());
        assertEquals(1, committed.size());
        assertArrayEquals(text("committed: true"), committed.get(0).value());
        assertTransactions(records, producer.producerId());
    }

    @Test
    void transactionsOfKafkaClientsEndWithMarkers() throws Exception {
        kafka.createTopics("kafka-transaction");
        try (KafkaProducer<byte[], byte[]> producer = kafka.producer(Map.of("transactional.id", "kafka-transaction"))) {
            producer.initTransactions();
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("kafka-transaction", text("aborted")));
            producer.flush();
            producer.abortTransaction();
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("kafka-transaction", text("committed")));
            producer.commitTransaction();
        }

        Records records = wirecord.fetchUpTo(3, "kafka-transaction");

        assertTransactions(records, records.iterator().next().producerId());
    }

    /** A record and an abort, a record and a commit. */
    private static void assertTransactions(Records records, long producerId) {
        List<ControlType> ends = new ArrayList<>();
        long offset = 0;
        for (RecordBatch batch : records) {
            assertTrue(batch.requireValid().isTransactional());
            assertEquals(producerId, batch.producerId());
            assertEquals(offset % 2 == 1, batch.isControl());
            Record record = batch.iterator().next();
            assertEquals(offset++, record.offset());
            if (batch.isControl()) {
                ControlRecord control = record.control();
                ends.add(control.type());
                assertEquals(0, control.coordinatorEpoch().getAsInt());
                assertEquals(-1, batch.baseSequence());
            }
        }
        assertEquals(List.of(ControlType.ABORT, ControlType.COMMIT), ends);
    }

    @Test
    void aFetchThatIsTooSmallEndsInAPartialBatch() throws Exception {
        kafka.createTopics("partial");
        Records batch = batch().build();
        wirecord.produce("partial", null, batch);
        wirecord.produce("partial", null, batch);

        Records fetched = wirecord.fetch("partial", batch.sizeInBytes() + 100);

        assertEquals(batch.sizeInBytes() + 100, fetched.sizeInBytes());
        assertEquals(100, fetched.partialBytes());
        Iterator<RecordBatch> batches = fetched.iterator();
        assertEquals(COUNT, batches.next().requireValid().recordCount());
        assertFalse(batches.hasNext());
    }

    @Test
    void aBrokerRefusesAWrongChecksum() throws Exception {
        kafka.createTopics("corrupt");
        byte[] corrupt = bytes(batch().build().buffer());
        corrupt[corrupt.length - 1] ^= 1;

        PartitionProduceResponse refused = wirecord.tryToProduce("corrupt", null, Records.of(corrupt));

        assertEquals(Errors.CORRUPT_MESSAGE.code(), refused.errorCode());
    }
}
