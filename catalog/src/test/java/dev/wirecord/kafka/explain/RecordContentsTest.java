package dev.wirecord.kafka.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.Explainer;
import dev.wirecord.explain.FieldValues;
import dev.wirecord.explain.MessageNode;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explain.NodeKind;
import dev.wirecord.kafka.KafkaCodecs;
import dev.wirecord.record.ControlType;
import dev.wirecord.record.RecordBatchBuilder;
import dev.wirecord.record.Records;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerPartitionAssignor.Subscription;
import org.apache.kafka.clients.consumer.internals.ConsumerProtocol;
import org.apache.kafka.common.TopicIdPartition;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.message.FetchResponseData;
import org.apache.kafka.common.message.FetchResponseData.FetchableTopicResponse;
import org.apache.kafka.common.message.FetchSnapshotResponseData;
import org.apache.kafka.common.message.FetchSnapshotResponseData.PartitionSnapshot;
import org.apache.kafka.common.message.FetchSnapshotResponseData.TopicSnapshot;
import org.apache.kafka.common.message.KRaftVersionRecord;
import org.apache.kafka.common.message.LeaderChangeMessage;
import org.apache.kafka.common.message.ProduceRequestData;
import org.apache.kafka.common.message.ProduceRequestData.PartitionProduceData;
import org.apache.kafka.common.message.ProduceRequestData.TopicProduceData;
import org.apache.kafka.common.message.ProduceRequestData.TopicProduceDataCollection;
import org.apache.kafka.common.message.SnapshotFooterRecord;
import org.apache.kafka.common.message.SnapshotHeaderRecord;
import org.apache.kafka.common.message.VotersRecord;
import org.apache.kafka.common.metadata.MetadataRecordType;
import org.apache.kafka.common.protocol.ApiMessage;
import org.apache.kafka.common.protocol.ByteBufferAccessor;
import org.apache.kafka.common.protocol.MessageUtil;
import org.apache.kafka.common.protocol.ObjectSerializationCache;
import org.apache.kafka.common.record.internal.CompressionType;
import org.apache.kafka.common.record.internal.ControlRecordType;
import org.apache.kafka.common.record.internal.EndTransactionMarker;
import org.apache.kafka.common.record.internal.MemoryRecords;
import org.apache.kafka.common.record.internal.MemoryRecordsBuilder;
import org.apache.kafka.coordinator.common.runtime.CoordinatorRecord;
import org.apache.kafka.coordinator.common.runtime.CoordinatorRecordSerde;
import org.apache.kafka.coordinator.group.GroupCoordinatorRecordSerde;
import org.apache.kafka.coordinator.group.generated.CoordinatorRecordType;
import org.apache.kafka.coordinator.group.generated.GroupMetadataKey;
import org.apache.kafka.coordinator.group.generated.GroupMetadataValue;
import org.apache.kafka.coordinator.group.generated.OffsetCommitKey;
import org.apache.kafka.coordinator.group.generated.OffsetCommitValue;
import org.apache.kafka.coordinator.share.ShareCoordinatorRecordSerde;
import org.apache.kafka.coordinator.share.generated.ShareSnapshotKey;
import org.apache.kafka.coordinator.share.generated.ShareSnapshotValue;
import org.apache.kafka.coordinator.transaction.TransactionCoordinatorRecordSerde;
import org.apache.kafka.coordinator.transaction.generated.TransactionLogKey;
import org.apache.kafka.coordinator.transaction.generated.TransactionLogValue;
import org.apache.kafka.metadata.MetadataRecordSerde;
import org.apache.kafka.server.common.ApiMessageAndVersion;
import org.apache.kafka.server.log.remote.metadata.storage.serialization.RemoteLogMetadataSerde;
import org.apache.kafka.server.log.remote.storage.RemotePartitionDeleteMetadata;
import org.apache.kafka.server.log.remote.storage.RemotePartitionDeleteState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The records that Kafka writes for itself are shown with their fields. */
class RecordContentsTest {

    private static final String GROUPS = "__consumer_offsets";

    private final CodecRegistry registry = CodecRegistry.of(new KafkaCodecs());
    private final Explainer explainer = new Explainer(registry);

    private static ByteBuffer batch(CompressionType compression, byte[] key, byte[] value) {
        MemoryRecordsBuilder builder = KafkaRecords.builder(2, compression);
        builder.append(1_700_000_000_000L, key, value);
        return builder.build().buffer();
    }

    private static ByteBuffer batch(CoordinatorRecordSerde serde, CoordinatorRecord record) {
        return batch(CompressionType.NONE, serde.serializeKey(record), serde.serializeValue(record));
    }

    private MessageTree fetched(String topic, ByteBuffer records) {
        return requireSound(explainer.body(
                registry.response(1).schema(),
                KafkaRecords.FETCH_VERSION,
                KafkaRecords.fetched(registry, topic, records)));
    }

    private static MessageTree requireSound(MessageTree tree) {
        assertTrue(tree.isSound());
        assertEquals(List.of(), tree.failures());
        Explained.requireTiled(tree.root());
        return tree;
    }

    /** The messages nested in the first field of records. */
    private static List<MessageNode> nested(MessageTree tree) {
        return KafkaRecords.everything(KafkaRecords.recordsField(tree))
                .filter(node -> node.kind() == NodeKind.NESTED_MESSAGE)
                .toList();
    }

    private static List<String> names(MessageTree tree) {
        return nested(tree).stream().map(MessageNode::name).toList();
    }

    private static FieldValues values(MessageNode node) {
        return (FieldValues) node.value();
    }

    @ParameterizedTest
    @EnumSource
    void everyRecordOfTheGroupCoordinator(CoordinatorRecordType type) {
        for (short version = type.lowestSupportedVersion(); version <= type.highestSupportedVersion(); version++) {
            ApiMessage key = type.newRecordKey();
            ApiMessage value = type.newRecordValue();
            CoordinatorRecord record = CoordinatorRecord.record(key, new ApiMessageAndVersion(value, version));
            MessageTree tree = fetched(GROUPS, batch(new GroupCoordinatorRecordSerde(), record));

            assertEquals(
                    List.of(key.getClass().getSimpleName(), value.getClass().getSimpleName()), names(tree));
            assertEquals(
                    type.id(), nested(tree).get(0).child("type").orElseThrow().value());
            assertEquals("message v" + version, nested(tree).get(1).type());
        }
    }

    @Test
    void anOffsetThatAGroupCommitted() {
        CoordinatorRecord record = CoordinatorRecord.record(
                new OffsetCommitKey().setGroup("g").setTopic("t").setPartition(3),
                new ApiMessageAndVersion(new OffsetCommitValue().setOffset(77).setMetadata("note"), (short) 3));
        MessageTree tree = fetched(GROUPS, batch(new GroupCoordinatorRecordSerde(), record));
        List<MessageNode> nested = nested(tree);

        assertEquals("g", values(nested.get(0)).get("group"));
        assertEquals("t", values(nested.get(0)).get("topic"));
        assertEquals(3, values(nested.get(0)).get("partition"));
        assertEquals(77L, values(nested.get(1)).get("offset"));
        assertEquals("note", values(nested.get(1)).get("metadata"));
        assertEquals(
                "responses[0].partitions[0].records[0].records[0].value",
                nested.get(1).path());
    }

    @Test
    void aTombstoneHasAKeyOnly() {
        CoordinatorRecord record = CoordinatorRecord.tombstone(
                new OffsetCommitKey().setGroup("g").setTopic("t").setPartition(3));
        GroupCoordinatorRecordSerde serde = new GroupCoordinatorRecordSerde();
        MessageTree tree = fetched(GROUPS, batch(CompressionType.NONE, serde.serializeKey(record), null));

        assertEquals(List.of("OffsetCommitKey"), names(tree));
    }

    @Test
    void compressedRecordsAreLookedIntoAsWell() {
        GroupCoordinatorRecordSerde serde = new GroupCoordinatorRecordSerde();
        CoordinatorRecord record = CoordinatorRecord.record(
                new OffsetCommitKey(), new ApiMessageAndVersion(new OffsetCommitValue(), (short) 4));
        ByteBuffer bytes = batch(CompressionType.GZIP, serde.serializeKey(record), serde.serializeValue(record));

        assertEquals(List.of("OffsetCommitKey", "OffsetCommitValue"), names(fetched(GROUPS, bytes)));
    }

    @Test
    void theSubscriptionInAMemberInAGroup() {
        ByteBuffer subscription = ConsumerProtocol.serializeSubscription(new Subscription(List.of("a")), (short) 1);
        GroupMetadataValue.MemberMetadata member = new GroupMetadataValue.MemberMetadata()
                .setMemberId("m")
                .setClientId("c")
                .setClientHost("/1")
                .setSubscription(KafkaRecords.bytes(subscription));
        CoordinatorRecord record = CoordinatorRecord.record(
                new GroupMetadataKey().setGroup("g"),
                new ApiMessageAndVersion(
                        new GroupMetadataValue().setProtocolType("consumer").setMembers(List.of(member)), (short) 3));
        MessageTree tree = fetched(GROUPS, batch(new GroupCoordinatorRecordSerde(), record));

        assertEquals(List.of("GroupMetadataKey", "GroupMetadataValue", "ConsumerProtocolSubscription"), names(tree));
        assertEquals(
                "responses[0].partitions[0].records[0].records[0].value.members[0].subscription",
                nested(tree).get(2).path());
        assertEquals(List.of("a"), values(nested(tree).get(2)).get("Topics"));
    }

    @Test
    void whatTransactionAndShareCoordinatorsKeep() {
        CoordinatorRecord transaction = CoordinatorRecord.record(
                new TransactionLogKey().setTransactionalId("tx"),
                new ApiMessageAndVersion(new TransactionLogValue().setProducerId(9), (short) 1));
        CoordinatorRecord share = CoordinatorRecord.record(
                new ShareSnapshotKey().setGroupId("g"), new ApiMessageAndVersion(new ShareSnapshotValue(), (short) 0));
        MessageTree transactions =
                fetched("__transaction_state", batch(new TransactionCoordinatorRecordSerde(), transaction));
        MessageTree shares = fetched("__share_group_state", batch(new ShareCoordinatorRecordSerde(), share));

        assertEquals(List.of("TransactionLogKey", "TransactionLogValue"), names(transactions));
        assertEquals("tx", values(nested(transactions).get(0)).get("TransactionalId"));
        assertEquals(9L, values(nested(transactions).get(1)).get("ProducerId"));
        assertEquals(List.of("ShareSnapshotKey", "ShareSnapshotValue"), names(shares));
    }

    @Test
    void recordsOfOtherTopicsAreTheirUsersOwn() {
        GroupCoordinatorRecordSerde serde = new GroupCoordinatorRecordSerde();
        CoordinatorRecord record = CoordinatorRecord.record(
                new OffsetCommitKey(), new ApiMessageAndVersion(new OffsetCommitValue(), (short) 4));

        assertEquals(List.of(), names(fetched("offsets", batch(serde, record))));
    }

    @Test
    void recordsInAProduceRequest() {
        GroupCoordinatorRecordSerde serde = new GroupCoordinatorRecordSerde();
        CoordinatorRecord record = CoordinatorRecord.record(
                new OffsetCommitKey(), new ApiMessageAndVersion(new OffsetCommitValue(), (short) 4));
        TopicProduceData topic = new TopicProduceData()
                .setName(GROUPS)
                .setPartitionData(List.of(
                        new PartitionProduceData().setRecords(MemoryRecords.readableRecords(batch(serde, record)))));
        ProduceRequestData request = new ProduceRequestData()
                .setTopicData(new TopicProduceDataCollection(List.of(topic).iterator()));
        ByteBuffer body = MessageUtil.toByteBufferAccessor(request, (short) 9).buffer();
        MessageTree tree = requireSound(explainer.body(registry.request(0).schema(), 9, body));

        assertEquals(List.of("OffsetCommitKey", "OffsetCommitValue"), names(tree));
    }

    @ParameterizedTest
    @EnumSource
    void everyRecordOfTheMetadataLog(MetadataRecordType type) {
        ApiMessage record = type.newMetadataRecord();
        MessageTree tree = fetched("__cluster_metadata", batch(CompressionType.NONE, null, metadata(type, record)));

        assertEquals(List.of(record.getClass().getSimpleName()), names(tree));
        MessageNode node = nested(tree).get(0);
        assertEquals((long) type.id(), node.child("type").orElseThrow().value());
        assertEquals(
                (long) type.highestSupportedVersion(),
                node.child("version").orElseThrow().value());
    }

    private static byte[] metadata(MetadataRecordType type, ApiMessage record) {
        ApiMessageAndVersion versioned = new ApiMessageAndVersion(record, type.highestSupportedVersion());
        ObjectSerializationCache cache = new ObjectSerializationCache();
        ByteBuffer bytes = ByteBuffer.allocate(MetadataRecordSerde.INSTANCE.recordSize(versioned, cache));
        MetadataRecordSerde.INSTANCE.write(versioned, cache, new ByteBufferAccessor(bytes));
        return bytes.array();
    }

    @Test
    void whatIsKeptOfRemoteStorage() {
        RemotePartitionDeleteMetadata metadata = new RemotePartitionDeleteMetadata(
                new TopicIdPartition(Uuid.randomUuid(), 3, "t"),
                RemotePartitionDeleteState.DELETE_PARTITION_STARTED,
                1234,
                7);
        byte[] value = new RemoteLogMetadataSerde().serialize(metadata);
        MessageTree tree = fetched("__remote_log_metadata", batch(CompressionType.NONE, null, value));

        assertEquals(List.of("RemotePartitionDeleteMetadataRecord"), names(tree));
        assertEquals(1234L, values(nested(tree).get(0)).get("EventTimestampMs"));
    }

    @Test
    void theMetadataTopicByItsId() {
        MetadataRecordType type = MetadataRecordType.NO_OP_RECORD;
        byte[] value = metadata(type, type.newMetadataRecord());
        MemoryRecords records = MemoryRecords.readableRecords(batch(CompressionType.NONE, null, value));
        List<List<String>> found = new ArrayList<>();
        for (Uuid id : List.of(Uuid.METADATA_TOPIC_ID, Uuid.randomUuid())) {
            FetchableTopicResponse topic = new FetchableTopicResponse()
                    .setTopicId(id)
                    .setPartitions(List.of(new FetchResponseData.PartitionData().setRecords(records)));
            FetchResponseData response = new FetchResponseData().setResponses(List.of(topic));
            ByteBuffer body =
                    MessageUtil.toByteBufferAccessor(response, (short) 13).buffer();
            found.add(names(requireSound(explainer.body(registry.response(1).schema(), 13, body))));
        }

        assertEquals(List.of(List.of("NoOpRecord"), List.of()), found);
    }

    @Test
    void aPieceOfASnapshotMayBeginAnywhere() {
        MetadataRecordType type = MetadataRecordType.NO_OP_RECORD;
        ByteBuffer whole = batch(CompressionType.NONE, null, metadata(type, type.newMetadataRecord()));

        assertEquals(List.of("NoOpRecord"), names(snapshot(whole, 0)));
        MessageTree rest = snapshot(whole.position(5).slice(), 5);
        assertEquals(List.of(), KafkaRecords.recordsField(rest).children());
    }

    private MessageTree snapshot(ByteBuffer bytes, long position) {
        PartitionSnapshot partition =
                new PartitionSnapshot().setPosition(position).setUnalignedRecords(MemoryRecords.readableRecords(bytes));
        TopicSnapshot topic = new TopicSnapshot().setName("__cluster_metadata").setPartitions(List.of(partition));
        FetchSnapshotResponseData response = new FetchSnapshotResponseData().setTopics(List.of(topic));
        ByteBuffer body = MessageUtil.toByteBufferAccessor(response, (short) 0).buffer();
        return requireSound(explainer.body(registry.response(59).schema(), 0, body));
    }

    @ParameterizedTest
    @EnumSource(names = {"ABORT", "COMMIT"})
    void endsOfTransactions(ControlRecordType type) {
        MemoryRecords records =
                MemoryRecords.withEndTransactionMarker(100, 5, 3, 9, (short) 4, new EndTransactionMarker(type, 77));
        MessageTree tree = fetched("t", records.buffer());

        assertEquals(List.of("ControlRecordTypeSchema", "EndTxnMarker"), names(tree));
        assertEquals(type.type(), values(nested(tree).get(0)).get("Type"));
        assertEquals(77, values(nested(tree).get(1)).get("CoordinatorEpoch"));
        assertEquals(
                "offset 100, 1970-01-01T00:00:00.005Z, " + type,
                KafkaRecords.records(KafkaRecords.recordsField(tree))
                        .findFirst()
                        .orElseThrow()
                        .note());
    }

    @Test
    void whatKRaftWritesBetweenTheRecords() {
        // Version 1 has directory ids of voters, but kafka-clients writes version 0 whatever the message says.
        LeaderChangeMessage leader = new LeaderChangeMessage()
                .setVersion((short) 1)
                .setLeaderId(5)
                .setVoters(List.of(new LeaderChangeMessage.Voter().setVoterId(5)));
        assertControl(
                MemoryRecords.withLeaderChangeMessage(100, 5, 3, room(), leader), "LeaderChangeMessage", "LeaderId", 5);
        assertControl(
                MemoryRecords.withSnapshotHeaderRecord(
                        100, 5, 3, room(), new SnapshotHeaderRecord().setLastContainedLogTimestamp(55)),
                "SnapshotHeaderRecord",
                "LastContainedLogTimestamp",
                55L);
        assertControl(
                MemoryRecords.withSnapshotFooterRecord(100, 5, 3, room(), new SnapshotFooterRecord()),
                "SnapshotFooterRecord",
                "Version",
                (short) 0);
        assertControl(
                MemoryRecords.withKRaftVersionRecord(
                        100, 5, 3, room(), new KRaftVersionRecord().setKRaftVersion((short) 1)),
                "KRaftVersionRecord",
                "KRaftVersion",
                (short) 1);
        VotersRecord voters = new VotersRecord().setVoters(List.of(new VotersRecord.Voter().setVoterId(8)));
        MessageNode node = assertControl(
                MemoryRecords.withVotersRecord(100, 5, 3, room(), voters), "VotersRecord", "Version", (short) 0);
        FieldValues voter = (FieldValues) ((List<?>) values(node).get("Voters")).get(0);
        assertEquals(8, voter.get("VoterId"));
    }

    /** As a later version of Kafka may write it. */
    @Test
    void aMessageThatIsOfTheVersionItSays() {
        LeaderChangeMessage leader = new LeaderChangeMessage()
                .setVersion((short) 1)
                .setVoters(List.of(new LeaderChangeMessage.Voter().setVoterDirectoryId(new Uuid(1, 2))));
        ByteBuffer value = MessageUtil.toByteBufferAccessor(leader, (short) 1).buffer();
        Records records = new RecordBatchBuilder()
                .appendControl(5, ControlType.LEADER_CHANGE, value)
                .build();
        MessageNode node =
                nested(fetched("__cluster_metadata", records.buffer())).get(1);

        FieldValues voter = (FieldValues) ((List<?>) values(node).get("Voters")).get(0);
        assertEquals("message v1", node.type());
        assertEquals(new UUID(1, 2), voter.get("VoterDirectoryId"));
    }

    private MessageNode assertControl(MemoryRecords records, String name, String field, Object value) {
        MessageTree tree = fetched("__cluster_metadata", records.buffer());
        assertEquals(List.of("ControlRecordTypeSchema", name), names(tree));
        assertEquals(value, values(nested(tree).get(1)).get(field));
        return nested(tree).get(1);
    }

    private static ByteBuffer room() {
        return ByteBuffer.allocate(1024);
    }
}
