package dev.wirecord.jmh;

import dev.wirecord.jmh.message.ClusterMessages;
import dev.wirecord.jmh.message.Draw;
import dev.wirecord.jmh.message.OtherMessages;
import dev.wirecord.kafka.CreateTopicsRequest;
import dev.wirecord.kafka.MetadataResponse;
import java.util.function.IntFunction;
import org.apache.kafka.common.message.CreateTopicsRequestData;
import org.apache.kafka.common.message.MetadataResponseData;

/** Messages that can have any number of elements. */
public enum Growing {
    /** A Metadata response of so many partitions, ten to a topic. */
    PARTITIONS(elements -> Subject.of(
            MetadataResponse.class,
            12,
            draw -> ClusterMessages.metadata(draw, elements / 10, 10),
            MetadataResponseData::new,
            null)),

    /** A CreateTopics request with so many tagged fields that nobody knows, up to 10,000 in a topic: no more are read. */
    TAGGED_FIELDS(elements -> Subject.of(
            CreateTopicsRequest.class,
            7,
            draw -> OtherMessages.withTaggedFields(draw, elements),
            CreateTopicsRequestData::new,
            null)),

    /** A CreateTopics request of so many topics, whose names are keys. */
    KEYED_LIST(elements -> Subject.of(
            CreateTopicsRequest.class,
            7,
            draw -> OtherMessages.keyed(draw, elements),
            CreateTopicsRequestData::new,
            null));

    private final IntFunction<Subject<?>> subject;

    Growing(IntFunction<Subject<?>> subject) {
        this.subject = subject;
    }

    /**
     * Messages with that many elements each, so many that they have a given number of elements together: all sizes then
     * work on the same amount of memory, and what grows is what the code does, not what a cache has no room for.
     */
    Ring<?> ring(int elements, int together) {
        return Ring.of(subject.apply(elements), Math.max(1, together / elements), Draw::ascii);
    }
}
