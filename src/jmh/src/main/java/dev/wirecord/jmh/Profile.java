package dev.wirecord.jmh;

import dev.wirecord.jmh.limit.ConsumerGroupHeartbeatLimit;
import dev.wirecord.jmh.limit.OffsetCommitLimit;
import dev.wirecord.jmh.message.Draw;
import dev.wirecord.jmh.message.GroupMessages;
import dev.wirecord.jmh.message.OtherMessages;
import dev.wirecord.kafka.AddOffsetsToTxnRequest;
import dev.wirecord.kafka.ConsumerGroupHeartbeatRequest;
import dev.wirecord.kafka.CreateTopicsRequest;
import dev.wirecord.kafka.OffsetCommitRequest;
import dev.wirecord.kafka.SyncGroupRequest;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.common.message.AddOffsetsToTxnRequestData;
import org.apache.kafka.common.message.ConsumerGroupHeartbeatRequestData;
import org.apache.kafka.common.message.CreateTopicsRequestData;
import org.apache.kafka.common.message.OffsetCommitRequestData;
import org.apache.kafka.common.message.SyncGroupRequestData;

/**
 * What a program has done before the message that is measured. A fresh VM that meets a single message compiles readers
 * and writers for it alone, as no program does; so other messages go through all sides first: several versions, nulls,
 * long strings and others than ASCII, buffers that grow, unknown tagged fields.
 */
final class Profile {

    private static final int SLOTS = 16;

    // Left in a field, so that no compiler finds the work useless.
    private static volatile int sink;

    private Profile() {}

    /** Encodes and decodes the other messages that many times. */
    static void make(int rounds) {
        List<Ring<?>> rings = rings();
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            for (int j = 0; j < rings.size(); j++) {
                sum += use(rings.get(j), j >= rings.size() - 2);
            }
        }
        sink = sum;
    }

    private static int use(Ring<?> ring, boolean hasLimit) {
        int sum = ring.encodeOurs() + ring.encodeKafka();
        sum += ring.decodeOurs().hashCode() & 1;
        sum += ring.decodeKafka().highestSupportedVersion();
        if (hasLimit) {
            sum += ring.encodeLimit() + (ring.decodeLimit().hashCode() & 1);
        }
        return sum;
    }

    private static List<Ring<?>> rings() {
        List<Ring<?>> rings = new ArrayList<>();
        for (int version = 2; version <= 7; version++) {
            rings.add(ring(Subject.of(
                    CreateTopicsRequest.class,
                    version,
                    OtherMessages::createTopics,
                    CreateTopicsRequestData::new,
                    null)));
        }
        for (int version = 0; version <= 5; version++) {
            rings.add(ring(Subject.of(
                    SyncGroupRequest.class, version, OtherMessages::syncGroup, SyncGroupRequestData::new, null)));
        }
        rings.add(ring(Subject.of(
                AddOffsetsToTxnRequest.class, 3, OtherMessages::unusual, AddOffsetsToTxnRequestData::new, null)));
        rings.add(ring(Subject.of(
                ConsumerGroupHeartbeatRequest.class,
                1,
                GroupMessages::heartbeat,
                ConsumerGroupHeartbeatRequestData::new,
                new ConsumerGroupHeartbeatLimit())));
        rings.add(ring(Subject.of(
                OffsetCommitRequest.class,
                9,
                GroupMessages::offsetCommit,
                OffsetCommitRequestData::new,
                new OffsetCommitLimit())));
        return rings;
    }

    private static <T> Ring<T> ring(Subject<T> subject) {
        return Ring.of(subject, SLOTS, Draw::foreign);
    }
}
