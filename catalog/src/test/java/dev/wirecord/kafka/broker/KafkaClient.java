package dev.wirecord.kafka.broker;

import dev.wirecord.oracle.broker.KafkaBroker;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** The same with nothing but kafka-clients. */
final class KafkaClient {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration POLL = Duration.ofMillis(200);

    private final String bootstrapServers;

    KafkaClient(KafkaBroker broker) {
        this.bootstrapServers = broker.bootstrapServers();
    }

    /** Creates topics of one partition. */
    void createTopics(String... names) throws InterruptedException, ExecutionException {
        try (Admin admin = Admin.create(Map.<String, Object>of("bootstrap.servers", bootstrapServers))) {
            admin.createTopics(Stream.of(names)
                            .map(name -> new NewTopic(name, 1, (short) 1))
                            .collect(Collectors.toList()))
                    .all()
                    .get();
        }
    }

    /** Reads a topic from its beginning to its end. */
    List<ConsumerRecord<byte[], byte[]>> consume(String topic, String isolationLevel) {
        Map<String, Object> configuration = Map.of(
                "bootstrap.servers",
                bootstrapServers,
                "isolation.level",
                isolationLevel,
                "check.crcs",
                true,
                "enable.auto.commit",
                false);
        TopicPartition partition = new TopicPartition(topic, 0);
        try (var consumer =
                new KafkaConsumer<>(configuration, new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
            consumer.assign(List.of(partition));
            consumer.seekToBeginning(List.of(partition));
            long end = consumer.endOffsets(List.of(partition)).get(partition);
            List<ConsumerRecord<byte[], byte[]>> records = new ArrayList<>();
            long deadline = System.nanoTime() + PATIENCE.toNanos();
            while (consumer.position(partition) < end && System.nanoTime() < deadline) {
                consumer.poll(POLL).forEach(records::add);
            }
            return records;
        }
    }

    /** A producer that sends what is flushed together as one batch. */
    KafkaProducer<byte[], byte[]> producer(Map<String, Object> settings) {
        Map<String, Object> configuration = new HashMap<>(settings);
        configuration.put("bootstrap.servers", bootstrapServers);
        configuration.put("linger.ms", 60_000);
        configuration.put("batch.size", 1 << 20);
        return new KafkaProducer<>(configuration, new ByteArraySerializer(), new ByteArraySerializer());
    }
}
