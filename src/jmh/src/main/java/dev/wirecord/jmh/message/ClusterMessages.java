package dev.wirecord.jmh.message;

import dev.wirecord.kafka.ApiVersionsResponse;
import dev.wirecord.kafka.ApiVersionsResponse.ApiVersion;
import dev.wirecord.kafka.MetadataResponse;
import dev.wirecord.kafka.MetadataResponse.MetadataResponseBroker;
import dev.wirecord.kafka.MetadataResponse.MetadataResponsePartition;
import dev.wirecord.kafka.MetadataResponse.MetadataResponseTopic;
import dev.wirecord.type.TaggedFields;
import java.util.List;

/** What a client learns of a cluster. */
public final class ClusterMessages {

    private static final int BROKERS = 10;

    private ClusterMessages() {}

    /** An ApiVersions response with 60 keys. */
    public static ApiVersionsResponse apiVersions(Draw draw) {
        List<ApiVersion> keys =
                Draw.list(60, i -> new ApiVersion((short) i, (short) 0, draw.int16(18), TaggedFields.EMPTY));
        return new ApiVersionsResponse(
                (short) 0, keys, draw.below(1000), List.of(), -1L, List.of(), false, TaggedFields.EMPTY);
    }

    /** A Metadata response of 100 topics with 10 partitions of 3 replicas each. */
    public static MetadataResponse metadata(Draw draw) {
        return metadata(draw, 100, 10);
    }

    /**
     * A Metadata response, which every version from 1 on can carry where the topics have names. A small cluster has few
     * brokers.
     */
    public static MetadataResponse metadata(Draw draw, int topics, int partitions) {
        return new MetadataResponse(
                draw.below(1000),
                Draw.list(Math.min(BROKERS, topics), i -> broker(draw, i)),
                draw.string(22),
                draw.below(BROKERS),
                Draw.list(topics, i -> topic(draw, partitions)),
                Integer.MIN_VALUE,
                (short) 0,
                TaggedFields.EMPTY);
    }

    private static MetadataResponseBroker broker(Draw draw, int id) {
        String rack = id % 3 == 0 ? null : draw.string(4);
        return new MetadataResponseBroker(id, draw.name(), 9092, rack, TaggedFields.EMPTY);
    }

    private static MetadataResponseTopic topic(Draw draw, int partitions) {
        return new MetadataResponseTopic(
                (short) 0,
                draw.name(),
                draw.uuid(),
                draw.below(10) == 0,
                Draw.list(partitions, i -> partition(draw, i)),
                Integer.MIN_VALUE,
                TaggedFields.EMPTY);
    }

    private static MetadataResponsePartition partition(Draw draw, int index) {
        int leader = draw.below(BROKERS);
        List<Integer> replicas = List.of(leader, (leader + 1) % BROKERS, (leader + 2) % BROKERS);
        return new MetadataResponsePartition(
                (short) 0,
                index,
                leader,
                draw.below(1000),
                replicas,
                draw.below(20) == 0 ? replicas.subList(0, 2) : replicas,
                List.of(),
                TaggedFields.EMPTY);
    }
}
