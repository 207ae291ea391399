package dev.wirecord.oracle;

import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldSchemaBuilder;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.List;

/** A few of Kafka's messages, chosen for what is rare in them. */
final class Schemas {

    static final MessageSchema REQUEST_HEADER = message(
            "RequestHeader",
            MessageType.HEADER,
            "1-2",
            "2+",
            field("RequestApiKey", ScalarType.INT16),
            field("RequestApiVersion", ScalarType.INT16),
            field("CorrelationId", ScalarType.INT32),
            field("ClientId", ScalarType.STRING).versions("1+").nullable("1+").flexible("none"));

    static final MessageSchema HEARTBEAT_REQUEST = message(
            "HeartbeatRequest",
            MessageType.REQUEST,
            "0-4",
            "4+",
            field("GroupId", ScalarType.STRING),
            field("GenerationId", ScalarType.INT32),
            field("MemberId", ScalarType.STRING),
            field("GroupInstanceId", ScalarType.STRING)
                    .versions("3+")
                    .nullable("3+")
                    .defaultText("null"));

    static final MessageSchema API_VERSIONS_RESPONSE = message(
            "ApiVersionsResponse",
            MessageType.RESPONSE,
            "0-5",
            "3+",
            field("ErrorCode", ScalarType.INT16),
            field("ApiKeys", array("ApiVersion", int16("ApiKey"), int16("MinVersion"), int16("MaxVersion"))),
            field("ThrottleTimeMs", ScalarType.INT32).versions("1+").ignorable(),
            field("SupportedFeatures", array("SupportedFeatureKey", name(), int16("MinVersion"), int16("MaxVersion")))
                    .versions("3+")
                    .tagged(0, "3+")
                    .ignorable(),
            field("FinalizedFeaturesEpoch", ScalarType.INT64)
                    .versions("3+")
                    .tagged(1, "3+")
                    .defaultText("-1")
                    .ignorable(),
            field(
                            "FinalizedFeatures",
                            array("FinalizedFeatureKey", name(), int16("MaxVersionLevel"), int16("MinVersionLevel")))
                    .versions("3+")
                    .tagged(2, "3+")
                    .ignorable(),
            field("ZkMigrationReady", ScalarType.BOOL)
                    .versions("3+")
                    .tagged(3, "3+")
                    .defaultText("false")
                    .ignorable());

    static final MessageSchema DESCRIBE_TOPIC_PARTITIONS_REQUEST = message(
            "DescribeTopicPartitionsRequest",
            MessageType.REQUEST,
            "0",
            "0+",
            field("Topics", array("TopicRequest", name())),
            field("ResponsePartitionLimit", ScalarType.INT32).defaultText("2000"),
            field(
                            "Cursor",
                            StructSchema.of(
                                    "Cursor",
                                    field("TopicName", ScalarType.STRING),
                                    field("PartitionIndex", ScalarType.INT32)))
                    .nullable("0+")
                    .defaultText("null"));

    static final MessageSchema UPDATE_RAFT_VOTER_RESPONSE = message(
            "UpdateRaftVoterResponse",
            MessageType.RESPONSE,
            "0",
            "0+",
            field("ThrottleTimeMs", ScalarType.INT32),
            field("ErrorCode", ScalarType.INT16),
            field(
                            "CurrentLeader",
                            StructSchema.of(
                                    "CurrentLeader",
                                    field("LeaderId", ScalarType.INT32).defaultText("-1"),
                                    field("LeaderEpoch", ScalarType.INT32).defaultText("-1"),
                                    field("Host", ScalarType.STRING),
                                    field("Port", ScalarType.INT32)))
                    .tagged(0, "0+"));

    static final MessageSchema BROKER_HEARTBEAT_REQUEST = message(
            "BrokerHeartbeatRequest",
            MessageType.REQUEST,
            "0-2",
            "0+",
            field("BrokerId", ScalarType.INT32),
            field("BrokerEpoch", ScalarType.INT64).defaultText("-1"),
            field("CurrentMetadataOffset", ScalarType.INT64),
            field("WantFence", ScalarType.BOOL),
            field("WantShutDown", ScalarType.BOOL),
            field("OfflineLogDirs", new ArrayType(ScalarType.UUID))
                    .versions("1+")
                    .tagged(0, "1+"),
            field("CordonedLogDirs", new ArrayType(ScalarType.UUID))
                    .versions("2+")
                    .tagged(1, "2+")
                    .nullable("2+")
                    .defaultText("null"));

    static final MessageSchema PRODUCE_REQUEST = message(
            "ProduceRequest",
            MessageType.REQUEST,
            "3-13",
            "9+",
            field("TransactionalId", ScalarType.STRING)
                    .versions("3+")
                    .nullable("3+")
                    .defaultText("null"),
            field("Acks", ScalarType.INT16),
            field("TimeoutMs", ScalarType.INT32),
            field(
                    "TopicData",
                    array(
                            "TopicProduceData",
                            field("Name", ScalarType.STRING)
                                    .versions("0-12")
                                    .mapKey()
                                    .ignorable(),
                            field("TopicId", ScalarType.UUID)
                                    .versions("13+")
                                    .mapKey()
                                    .ignorable(),
                            field(
                                    "PartitionData",
                                    array(
                                            "PartitionProduceData",
                                            field("Index", ScalarType.INT32),
                                            field("Records", ScalarType.RECORDS).nullable("0+"))))));

    static final MessageSchema ALTER_CLIENT_QUOTAS_REQUEST = message(
            "AlterClientQuotasRequest",
            MessageType.REQUEST,
            "0-1",
            "1+",
            field(
                    "Entries",
                    array(
                            "EntryData",
                            field(
                                    "Entity",
                                    array(
                                            "EntityData",
                                            field("EntityType", ScalarType.STRING),
                                            field("EntityName", ScalarType.STRING)
                                                    .nullable("0+"))),
                            field(
                                    "Ops",
                                    array(
                                            "OpData",
                                            field("Key", ScalarType.STRING),
                                            field("Value", ScalarType.FLOAT64),
                                            field("Remove", ScalarType.BOOL))))),
            field("ValidateOnly", ScalarType.BOOL));

    static final List<MessageSchema> ALL = List.of(
            REQUEST_HEADER,
            HEARTBEAT_REQUEST,
            API_VERSIONS_RESPONSE,
            DESCRIBE_TOPIC_PARTITIONS_REQUEST,
            UPDATE_RAFT_VOTER_RESPONSE,
            BROKER_HEARTBEAT_REQUEST,
            PRODUCE_REQUEST,
            ALTER_CLIENT_QUOTAS_REQUEST);

    private Schemas() {}

    private static MessageSchema message(
            String name, MessageType type, String versions, String flexible, FieldSchemaBuilder... fields) {
        return new MessageSchema(
                name,
                type,
                MessageSchema.NO_API_KEY,
                Versions.parse(versions),
                Versions.parse(flexible),
                List.of(),
                false,
                StructSchema.of(name, fields),
                "");
    }

    private static FieldSchemaBuilder field(String name, FieldType type) {
        return FieldSchema.of(name, type);
    }

    private static FieldSchemaBuilder int16(String name) {
        return field(name, ScalarType.INT16);
    }

    private static FieldSchemaBuilder name() {
        return field("Name", ScalarType.STRING);
    }

    private static ArrayType array(String element, FieldSchemaBuilder... fields) {
        return new ArrayType(StructSchema.of(element, fields));
    }
}
