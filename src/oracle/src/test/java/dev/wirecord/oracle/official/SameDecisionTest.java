package dev.wirecord.oracle.official;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.oracle.bridge.Implementation;
import dev.wirecord.oracle.bridge.KafkaLibrary;
import dev.wirecord.oracle.bridge.RecordMessage;
import dev.wirecord.oracle.bridge.RefusedException;
import dev.wirecord.oracle.value.Bytes;
import dev.wirecord.oracle.value.SchemaDefaults;
import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.StructSchema;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Values on the border of what a version can carry: which ones are written and which refused, said here by hand, and held
 * against both the generated codecs and kafka-clients.
 */
class SameDecisionTest {

    private static final boolean WRITTEN = true;
    private static final boolean REFUSED = false;

    private static Stream<Arguments> borders() {
        return Stream.of(absentFields(), nulls(), tags(), ranges()).flatMap(each -> each);
    }

    private static Stream<Arguments> absentFields() {
        return Stream.of(
                border("false without the field", MetadataRequestCodec.INSTANCE, 3, REFUSED, allowCreation(false)),
                border("false with the field", MetadataRequestCodec.INSTANCE, 4, WRITTEN, allowCreation(false)),
                border("true, the default", MetadataRequestCodec.INSTANCE, 3, WRITTEN, allowCreation(true)),
                border("a retired field", FetchRequestCodec.INSTANCE, 15, REFUSED, set("ReplicaId", 3)),
                border("its last version", FetchRequestCodec.INSTANCE, 14, WRITTEN, set("ReplicaId", 3)),
                border("ignorable", ApiVersionsResponseCodec.INSTANCE, 0, WRITTEN, set("ThrottleTimeMs", 3)),
                border("hex default", FetchRequestCodec.INSTANCE, 4, WRITTEN, set("MaxBytes", 1)),
                border("a tagged struct", FetchRequestCodec.INSTANCE, 14, REFUSED, replicaState(3)),
                border("a tagged struct at its default", FetchRequestCodec.INSTANCE, 14, WRITTEN, replicaState(-1)),
                border("in no version", ShareFetchRequestCodec.INSTANCE, 2, REFUSED, partitionMaxBytes(1)),
                border("in no version, default", ShareFetchRequestCodec.INSTANCE, 2, WRITTEN, partitionMaxBytes(0)),
                border("replaced by groups", OffsetFetchRequestCodec.INSTANCE, 8, REFUSED, set("GroupId", "g")));
    }

    private static Stream<Arguments> nulls() {
        return Stream.of(
                border("before nulls", MetadataRequestCodec.INSTANCE, 0, REFUSED, set("Topics", null)),
                border("all topics", MetadataRequestCodec.INSTANCE, 1, WRITTEN, set("Topics", null)),
                border("before nulls", JoinGroupResponseCodec.INSTANCE, 6, REFUSED, set("ProtocolName", null)),
                border("null from 7 on", JoinGroupResponseCodec.INSTANCE, 7, WRITTEN, set("ProtocolName", null)),
                border("before nulls", OffsetFetchRequestCodec.INSTANCE, 1, REFUSED, set("Topics", null)),
                border("null for a while", OffsetFetchRequestCodec.INSTANCE, 7, WRITTEN, set("Topics", null)),
                border("null after the end", OffsetFetchRequestCodec.INSTANCE, 8, REFUSED, set("Topics", null)),
                border("never null", ProduceRequestCodec.INSTANCE, 9, REFUSED, set("TopicData", null)),
                border("never null, tagged", BrokerHeartbeatRequestCodec.INSTANCE, 2, REFUSED, offlineDirs(null)),
                border("null id", GetTelemetrySubscriptionsResponseCodec.INSTANCE, 0, REFUSED, clientId(null)),
                border("null element", ListTransactionsRequestCodec.INSTANCE, 0, REFUSED, stateFilters("a", null)),
                border("null batches of a removed version", ShareFetchResponseCodec.INSTANCE, 1, REFUSED, shared(null)),
                border("batches", ShareFetchResponseCodec.INSTANCE, 1, WRITTEN, shared(Bytes.EMPTY)),
                border("null batches, never null", FetchSnapshotResponseCodec.INSTANCE, 0, REFUSED, unaligned(null)));
    }

    private static Stream<Arguments> tags() {
        return Stream.of(
                border("no tag section", RequestHeaderCodec.INSTANCE, 1, REFUSED, unknownTag()),
                border("tag section", RequestHeaderCodec.INSTANCE, 2, WRITTEN, unknownTag()),
                border("no tag section", FetchResponseCodec.INSTANCE, 11, REFUSED, unknownTag()),
                border("tag section", FetchResponseCodec.INSTANCE, 12, WRITTEN, unknownTag()));
    }

    private static Stream<Arguments> ranges() {
        return Stream.of(
                border("port above", UpdateRaftVoterRequestCodec.INSTANCE, 0, REFUSED, port(0x1_0000)),
                border("port at the top", UpdateRaftVoterRequestCodec.INSTANCE, 0, WRITTEN, port(0xffff)),
                border("port below", UpdateRaftVoterRequestCodec.INSTANCE, 0, REFUSED, port(-1)),
                border("checksum above", ProducerSnapshotCodec.INSTANCE, 1, REFUSED, set("Crc", 0x1_0000_0000L)),
                border("checksum at the top", ProducerSnapshotCodec.INSTANCE, 1, WRITTEN, set("Crc", 0xffff_ffffL)),
                border("string too long", JoinGroupResponseCodec.INSTANCE, 6, REFUSED, leaderOfLength(32768)),
                border("longest string", JoinGroupResponseCodec.INSTANCE, 6, WRITTEN, leaderOfLength(32767)),
                border("string too long", JoinGroupResponseCodec.INSTANCE, 5, REFUSED, leaderOfLength(32768)),
                border("longest string", JoinGroupResponseCodec.INSTANCE, 5, WRITTEN, leaderOfLength(32767)));
    }

    @ParameterizedTest(name = "{0}, {1} at {2}")
    @MethodSource("borders")
    void bothDecideAlike(String what, MessageCodec<?> codec, int version, boolean written, Change change) {
        StructSchema body = codec.schema().body();
        StructValue value = change.of(body, SchemaDefaults.of(body));

        assertEquals(written, writes(KafkaLibrary.onClassPath().message(codec.schema()), value, version), "Kafka");
        assertEquals(written, writes(RecordMessage.of(codec), value, version), "ours");
    }

    private static boolean writes(Implementation implementation, StructValue value, int version) {
        try {
            implementation.encode(value, version);
            return true;
        } catch (RefusedException e) {
            return false;
        }
    }

    /** Makes a value from the default of a struct. */
    private interface Change {
        StructValue of(StructSchema struct, StructValue defaults);
    }

    private static Arguments border(String what, MessageCodec<?> codec, int version, boolean written, Change change) {
        return arguments(what, codec, version, written, change);
    }

    private static Change set(String field, Object value) {
        return (struct, defaults) -> defaults.with(field, value);
    }

    /** One element in an array, which {@code change} makes. */
    private static Change element(String array, Change change) {
        return (struct, defaults) -> {
            ArrayType type = (ArrayType) struct.field(array).orElseThrow().type();
            StructSchema element = (StructSchema) type.element();
            return defaults.with(array, List.of(change.of(element, SchemaDefaults.of(element))));
        };
    }

    private static Change allowCreation(boolean value) {
        return set("AllowAutoTopicCreation", value);
    }

    private static Change replicaState(int replicaId) {
        return (struct, defaults) -> defaults.with(
                "ReplicaState", ((StructValue) defaults.get("ReplicaState")).with("ReplicaId", replicaId));
    }

    private static Change partitionMaxBytes(int value) {
        return element("Topics", element("Partitions", set("PartitionMaxBytes", value)));
    }

    private static Change offlineDirs(List<UUID> value) {
        return set("OfflineLogDirs", value);
    }

    private static Change clientId(UUID value) {
        return set("ClientInstanceId", value);
    }

    private static Change stateFilters(String... values) {
        return set("StateFilters", new ArrayList<>(Arrays.asList(values)));
    }

    private static Change shared(Bytes records) {
        return element("Responses", element("Partitions", set("Records", records)));
    }

    private static Change unaligned(Bytes records) {
        return element("Topics", element("Partitions", set("UnalignedRecords", records)));
    }

    private static Change unknownTag() {
        return (struct, defaults) -> defaults.withUnknownTag(struct.tagCount(), Bytes.of((byte) 1));
    }

    private static Change port(int value) {
        return element("Listeners", set("Port", value));
    }

    private static Change leaderOfLength(int length) {
        return set("Leader", "x".repeat(length));
    }
}
