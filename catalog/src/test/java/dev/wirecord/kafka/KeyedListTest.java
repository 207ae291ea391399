package dev.wirecord.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.wirecord.kafka.CreateTopicsRequest.CreatableTopic;
import dev.wirecord.kafka.ProduceRequest.TopicProduceData;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import org.apache.kafka.common.message.CreateTopicsRequestData;
import org.apache.kafka.common.protocol.ByteBufferAccessor;
import org.apache.kafka.common.protocol.MessageUtil;
import org.junit.jupiter.api.Test;

/** Look-up by map key on top of ordinary lists. */
class KeyedListTest {

    private static CreatableTopic topic(String name, int partitions) {
        return new CreateTopicsRequest_CreatableTopicBuilder()
                .name(name)
                .numPartitions(partitions)
                .build();
    }

    @Test
    void findsTheFirstAndAllInTheOrderOfTheList() {
        List<CreatableTopic> topics = List.of(topic("b", 1), topic("a", 2), topic("b", 3));

        CreateTopicsRequest_CreatableTopicIndex index = CreateTopicsRequest_CreatableTopicIndex.of(topics);

        assertEquals(Optional.of(topic("b", 1)), index.find("b"));
        assertEquals(List.of(topic("b", 1), topic("b", 3)), index.findAll("b"));
        assertEquals(Optional.empty(), index.find("c"));
        assertEquals(List.of(), index.findAll("c"));
    }

    @Test
    void aKeyOfTwoFieldsNeedsBoth() {
        UUID id = new UUID(1, 2);
        TopicProduceData byName =
                new ProduceRequest_TopicProduceDataBuilder().name("a").build();
        TopicProduceData byId =
                new ProduceRequest_TopicProduceDataBuilder().topicId(id).build();

        ProduceRequest_TopicProduceDataIndex index = ProduceRequest_TopicProduceDataIndex.of(List.of(byName, byId));

        assertEquals(Optional.of(byName), index.find("a", new UUID(0, 0)));
        assertEquals(Optional.of(byId), index.find("", id));
        assertEquals(Optional.empty(), index.find("a", id));
    }

    @Test
    void duplicatesAndOrderSurviveTheWire() {
        CreateTopicsRequestData kafka = new CreateTopicsRequestData();
        for (String name : List.of("b", "a", "b")) {
            kafka.topics().mustAdd(new CreateTopicsRequestData.CreatableTopic().setName(name));
        }
        ByteBufferAccessor bytes = MessageUtil.toByteBufferAccessor(kafka, (short) 7);

        CreateTopicsRequest decoded = CreateTopicsRequestCodec.INSTANCE.at(7).decode(bytes.buffer());

        assertEquals(
                List.of("b", "a", "b"),
                decoded.topics().stream().map(CreatableTopic::name).toList());
        assertEquals(
                bytes.buffer().flip().remaining(),
                CreateTopicsRequestCodec.INSTANCE.at(7).encode(decoded).length);
    }

    /** kafka-clients takes minutes for ten thousand equal names; the limit here is far above what is needed. */
    @Test
    void equalKeysByTheHundredThousand() {
        CreateTopicsRequest request = new CreateTopicsRequestBuilder()
                .topics(Collections.nCopies(100_000, topic("same", 1)))
                .build();
        byte[] bytes = CreateTopicsRequestCodec.INSTANCE.at(7).encode(request);

        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            CreateTopicsRequest decoded =
                    CreateTopicsRequestCodec.INSTANCE.at(7).decode(bytes);
            CreateTopicsRequest_CreatableTopicIndex index =
                    CreateTopicsRequest_CreatableTopicIndex.of(decoded.topics());
            assertEquals(100_000, index.findAll("same").size());
        });
    }

    /** Strings of one hash: "Aa" and "BB" in any sequence. A peer may choose such names. */
    @Test
    void differentKeysOfOneHash() {
        List<TopicProduceData> topics = IntStream.range(0, 1 << 14)
                .mapToObj(KeyedListTest::collidingName)
                .map(name ->
                        new ProduceRequest_TopicProduceDataBuilder().name(name).build())
                .toList();
        assertEquals(
                1,
                topics.stream()
                        .mapToInt(topic -> topic.name().hashCode())
                        .distinct()
                        .count());

        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            ProduceRequest_TopicProduceDataIndex index = ProduceRequest_TopicProduceDataIndex.of(topics);
            topics.forEach(topic -> assertEquals(List.of(topic), index.findAll(topic.name(), topic.topicId())));
        });
    }

    private static String collidingName(int number) {
        StringBuilder name = new StringBuilder();
        for (int bit = 0; bit < 14; bit++) {
            name.append((number >> bit & 1) == 0 ? "Aa" : "BB");
        }
        return name.toString();
    }
}
