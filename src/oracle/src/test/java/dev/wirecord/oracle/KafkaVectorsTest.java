package dev.wirecord.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.wirecord.oracle.bridge.KafkaLibrary;
import dev.wirecord.oracle.bridge.KafkaMessage;
import dev.wirecord.oracle.value.Bytes;
import dev.wirecord.oracle.value.SchemaDefaults;
import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.StructSchema;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Bytes that are known: what the bridge makes Kafka write, and what it makes of it. */
class KafkaVectorsTest {

    private static Stream<Arguments> vectors() {
        return Stream.of(headers(), apiVersions(), structs(), tagged(), quotas())
                .flatMap(each -> each);
    }

    private static Stream<Arguments> headers() {
        StructValue header = defaults(Schemas.REQUEST_HEADER).with("CorrelationId", 7);
        StructValue named = header.with("RequestApiKey", (short) 18).with("ClientId", "ab");
        StructValue nameless = header.with("RequestApiVersion", (short) 3)
                .with("RequestApiKey", (short) 18)
                .with("ClientId", null);
        return Stream.of(
                arguments(Schemas.REQUEST_HEADER, 1, named, "0012 0000 00000007 0002 6162"),
                arguments(Schemas.REQUEST_HEADER, 2, nameless, "0012 0003 00000007 ffff 00"),
                arguments(
                        Schemas.REQUEST_HEADER,
                        2,
                        nameless.withUnknownTag(5, Bytes.of((byte) 9)),
                        "0012 0003 00000007 ffff 01 05 01 09"));
    }

    private static Stream<Arguments> apiVersions() {
        MessageSchema schema = Schemas.API_VERSIONS_RESPONSE;
        StructValue value = defaults(schema);
        return Stream.of(
                arguments(schema, 0, value, "0000 00000000"),
                arguments(schema, 3, value, "0000 01 00000000 00"),
                arguments(
                        schema,
                        3,
                        value.with("FinalizedFeaturesEpoch", 3L).with("ZkMigrationReady", true),
                        "0000 01 00000000 02 01 08 0000000000000003 03 01 01"));
    }

    private static Stream<Arguments> structs() {
        MessageSchema topics = Schemas.DESCRIBE_TOPIC_PARTITIONS_REQUEST;
        StructValue cursor = defaults(topics, "Cursor").with("TopicName", "a").with("PartitionIndex", 1);
        MessageSchema voter = Schemas.UPDATE_RAFT_VOTER_RESPONSE;
        StructValue leader = defaults(voter, "CurrentLeader")
                .with("LeaderId", 5)
                .with("LeaderEpoch", 6)
                .with("Host", "h")
                .with("Port", 9);
        return Stream.of(
                arguments(topics, 0, defaults(topics), "01 000007d0 ff 00"),
                arguments(topics, 0, defaults(topics).with("Cursor", cursor), "01 000007d0 01 02 61 00000001 00 00"),
                arguments(
                        voter,
                        0,
                        defaults(voter).with("CurrentLeader", leader),
                        "00000000 0000 01 00 0f 00000005 00000006 02 68 00000009 00"));
    }

    private static Stream<Arguments> tagged() {
        MessageSchema schema = Schemas.BROKER_HEARTBEAT_REQUEST;
        StructValue value = defaults(schema);
        String head = "00000000 ffffffffffffffff 0000000000000000 00 00";
        return Stream.of(
                arguments(schema, 2, value, head + "00"),
                arguments(schema, 2, value.with("CordonedLogDirs", List.of()), head + "01 01 01 01"),
                arguments(
                        schema,
                        2,
                        value.with("CordonedLogDirs", List.of(new UUID(1, 2))),
                        head + "01 01 11 02 0000000000000001 0000000000000002"));
    }

    private static Stream<Arguments> quotas() {
        MessageSchema schema = Schemas.ALTER_CLIENT_QUOTAS_REQUEST;
        StructSchema entry = element(schema.body(), "Entries");
        StructValue op =
                SchemaDefaults.of(element(entry, "Ops")).with("Key", "k").with("Value", 1.5);
        StructValue value = defaults(schema)
                .with("Entries", List.of(SchemaDefaults.of(entry).with("Ops", List.of(op))));
        return Stream.of(arguments(schema, 0, value, "00000001 00000000 00000001 0001 6b 3ff8000000000000 00 00"));
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void kafkaWritesAndReads(MessageSchema schema, int version, StructValue value, String hex) {
        KafkaMessage kafka = KafkaLibrary.onClassPath().message(schema);
        byte[] expected = HexFormat.of().parseHex(hex.replace(" ", ""));

        byte[] written = kafka.encode(value, version);

        assertEquals(HexFormat.of().formatHex(expected), HexFormat.of().formatHex(written));
        assertEquals(value, kafka.decode(expected, version));
    }

    private static StructValue defaults(MessageSchema schema) {
        return SchemaDefaults.of(schema.body());
    }

    private static StructValue defaults(MessageSchema schema, String structField) {
        return SchemaDefaults.of(
                (StructSchema) schema.body().field(structField).orElseThrow().type());
    }

    private static StructSchema element(StructSchema struct, String arrayField) {
        ArrayType array = (ArrayType) struct.field(arrayField).orElseThrow().type();
        return (StructSchema) array.element();
    }
}
