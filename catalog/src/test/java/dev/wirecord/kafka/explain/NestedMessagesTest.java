package dev.wirecord.kafka.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.Explainer;
import dev.wirecord.explain.FieldValues;
import dev.wirecord.explain.MessageNode;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explain.NodeKind;
import dev.wirecord.explain.TextRenderer;
import dev.wirecord.kafka.JoinGroupRequestCodec;
import dev.wirecord.kafka.KafkaCodecs;
import dev.wirecord.schema.MessageSchema;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerPartitionAssignor.Assignment;
import org.apache.kafka.clients.consumer.ConsumerPartitionAssignor.Subscription;
import org.apache.kafka.clients.consumer.internals.ConsumerProtocol;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.message.DescribeGroupsResponseData;
import org.apache.kafka.common.message.DescribeGroupsResponseData.DescribedGroup;
import org.apache.kafka.common.message.DescribeGroupsResponseData.DescribedGroupMember;
import org.apache.kafka.common.message.EnvelopeRequestData;
import org.apache.kafka.common.message.JoinGroupRequestData;
import org.apache.kafka.common.message.JoinGroupRequestData.JoinGroupRequestProtocol;
import org.apache.kafka.common.message.JoinGroupRequestData.JoinGroupRequestProtocolCollection;
import org.apache.kafka.common.message.JoinGroupResponseData;
import org.apache.kafka.common.message.JoinGroupResponseData.JoinGroupResponseMember;
import org.apache.kafka.common.message.SyncGroupRequestData;
import org.apache.kafka.common.message.SyncGroupRequestData.SyncGroupRequestAssignment;
import org.apache.kafka.common.message.SyncGroupResponseData;
import org.apache.kafka.common.protocol.ApiMessage;
import org.apache.kafka.common.protocol.MessageUtil;
import org.apache.kafka.common.security.auth.KafkaPrincipal;
import org.apache.kafka.common.security.authenticator.DefaultKafkaPrincipalBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages that kafka-clients puts into the bytes of others are shown with their fields. */
class NestedMessagesTest {

    private static final List<TopicPartition> OWNED = List.of(new TopicPartition("a", 1), new TopicPartition("a", 2));

    private final CodecRegistry registry = CodecRegistry.of(new KafkaCodecs());
    private final Explainer explainer = new Explainer(registry);

    private static byte[] subscription(int version) {
        Subscription subscription =
                new Subscription(List.of("a", "b"), ByteBuffer.wrap(new byte[] {1, 2}), OWNED, 5, Optional.of("rack"));
        return KafkaRecords.bytes(ConsumerProtocol.serializeSubscription(subscription, (short) version));
    }

    private static byte[] assignment(int version) {
        return KafkaRecords.bytes(
                ConsumerProtocol.serializeAssignment(new Assignment(OWNED, ByteBuffer.allocate(3)), (short) version));
    }

    private static JoinGroupRequestData join(String protocolType, byte[] metadata) {
        JoinGroupRequestProtocol protocol =
                new JoinGroupRequestProtocol().setName("range").setMetadata(metadata);
        return new JoinGroupRequestData()
                .setProtocolType(protocolType)
                .setProtocols(
                        new JoinGroupRequestProtocolCollection(List.of(protocol).iterator()));
    }

    private MessageTree explained(ApiMessage message, int version) {
        String name = message.getClass().getSimpleName().replace("Data", "");
        return explained(message, version, registry.codec(name).schema(), explainer);
    }

    private static MessageTree explained(ApiMessage message, int version, MessageSchema schema, Explainer explainer) {
        ByteBuffer body =
                MessageUtil.toByteBufferAccessor(message, (short) version).buffer();
        MessageTree tree = explainer.body(schema, version, body);
        assertTrue(tree.isSound());
        assertEquals(List.of(), tree.failures());
        Explained.requireTiled(tree.root());
        return tree;
    }

    /** All nested messages, in the order of their bytes. */
    private static List<MessageNode> nested(MessageTree tree) {
        return tree.root()
                .walk()
                .filter(node -> node.kind() == NodeKind.NESTED_MESSAGE)
                .toList();
    }

    private static FieldValues values(MessageNode node) {
        return (FieldValues) node.value();
    }

    private static List<String> partitions(Object topics) {
        return ((List<?>) topics)
                .stream()
                        .map(FieldValues.class::cast)
                        .map(topic -> topic.get("Topic") + " " + topic.get("Partitions"))
                        .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void theSubscriptionOfAMemberThatJoins(int version) {
        byte[] bytes = subscription(version);
        MessageTree tree = explained(join("consumer", bytes), 9);
        MessageNode node = nested(tree).get(0);

        Subscription expected = ConsumerProtocol.deserializeSubscription(ByteBuffer.wrap(bytes));
        assertEquals("ConsumerProtocolSubscription", node.name());
        assertEquals("message v" + version, node.type());
        assertEquals(bytes.length, node.size());
        assertEquals("protocols[0].metadata", node.path());
        assertEquals((short) version, node.child("version").orElseThrow().value());
        assertEquals(expected.topics(), values(node).get("Topics"));
        assertEquals(expected.userData(), values(node).get("UserData"));
        assertEquals(
                version >= 1 ? List.of("a [1, 2]") : null,
                version >= 1
                        ? partitions(values(node).get("OwnedPartitions"))
                        : values(node).get("OwnedPartitions"));
        assertEquals(version >= 2 ? 5 : null, values(node).get("GenerationId"));
        assertEquals(version >= 3 ? "rack" : null, values(node).get("RackId"));
        assertEquals(
                "protocols[0].metadata.topics[1]",
                tree.at(node.offset() + 2 + 4 + 3 + 2).path());
    }

    @Test
    void aFieldKeepsItsBytesAsItsValue() {
        byte[] bytes = subscription(1);
        MessageTree tree = explained(join("consumer", bytes), 0);
        MessageNode field = tree.at(nested(tree).get(0).offset() - 1);

        assertEquals("Metadata", field.name());
        assertEquals(NodeKind.FIELD, field.kind());
        assertEquals(ByteBuffer.wrap(bytes), field.value());
        assertEquals(4, field.ownSize());
        FieldValues protocol =
                (FieldValues) ((List<?>) tree.values().orElseThrow().get("Protocols")).get(0);
        assertEquals(ByteBuffer.wrap(bytes), protocol.get("Metadata"));
    }

    @Test
    void aSubscriptionInText() {
        byte[] bytes =
                KafkaRecords.bytes(ConsumerProtocol.serializeSubscription(new Subscription(List.of("a")), (short) 0));
        String text = TextRenderer.render(
                nested(explained(join("consumer", bytes), 0)).get(0));

        assertEquals("""
                ConsumerProtocolSubscription message v0 [0x0021, 13B]
                +-- version int16 = 0 [0x0021, 2B] version of the message that follows
                +-- Topics []string = 1 element (int32 len=1) [0x0023, 7B]
                | +-- [0] string = "a" (int16 len=1) [0x0027, 3B]
                +-- UserData nullable_bytes = null (int32 len=-1) [0x002a, 4B]
                """, text.replaceAll(" +", " ").replaceAll("(?m)(?<=B]) (The|User).*$", ""));
    }

    @Test
    void otherProtocolsSayNothingOfTheirBytes() {
        assertEquals(List.of(), nested(explained(join("connect", subscription(1)), 9)));
    }

    @Test
    void bytesAreTheMessageToTheLastOrNotAtAll() {
        byte[] bytes = subscription(3);
        for (int length = 0; length <= bytes.length + 1; length++) {
            MessageTree tree = explained(join("consumer", Arrays.copyOf(bytes, length)), 9);

            assertEquals(length == bytes.length ? 1 : 0, nested(tree).size(), "of " + length + " bytes");
        }
        bytes[1] = 4; // a version that is not known
        assertEquals(List.of(), nested(explained(join("consumer", bytes), 9)));
    }

    @Test
    void nothingIsThrownAndEveryByteHasItsPlaceWhateverTheBytes() {
        byte[] bytes = subscription(3);
        for (int i = 0; i < bytes.length; i++) {
            for (int bit = 0; bit < 8; bit++) {
                bytes[i] ^= (byte) (1 << bit);
                explained(join("consumer", bytes), 9);
                bytes[i] ^= (byte) (1 << bit);
            }
        }
    }

    @Test
    void aRegistryWithoutTheMessageLeavesTheBytesAlone() {
        Explainer alone = new Explainer(CodecRegistry.of(JoinGroupRequestCodec.INSTANCE));

        assertEquals(
                List.of(),
                nested(explained(
                        join("consumer", subscription(1)), 9, JoinGroupRequestCodec.INSTANCE.schema(), alone)));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 9})
    void theSubscriptionsThatALeaderGets(int version) {
        JoinGroupResponseData response = new JoinGroupResponseData()
                .setProtocolName("range")
                .setMembers(List.of(
                        new JoinGroupResponseMember().setMemberId("m").setMetadata(subscription(1)),
                        new JoinGroupResponseMember().setMemberId("n").setMetadata(subscription(3))));
        if (version >= 7) {
            response.setProtocolType("consumer");
        }

        assertEquals(
                List.of("members[0].metadata", "members[1].metadata"),
                nested(explained(response, version)).stream()
                        .map(MessageNode::path)
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void assignments(int version) {
        byte[] bytes = assignment(version);
        SyncGroupRequestData request = new SyncGroupRequestData()
                .setAssignments(List.of(
                        new SyncGroupRequestAssignment().setMemberId("m").setAssignment(bytes)));
        SyncGroupResponseData response = new SyncGroupResponseData().setAssignment(bytes);

        for (MessageTree tree : List.of(
                explained(request, 3),
                explained(response, 3),
                explained(request.setProtocolType("consumer"), 5),
                explained(response.setProtocolType("consumer"), 5))) {
            MessageNode node = nested(tree).get(0);
            assertEquals("ConsumerProtocolAssignment", node.name());
            assertEquals(List.of("a [1, 2]"), partitions(values(node).get("AssignedPartitions")));
            assertEquals(ByteBuffer.allocate(3), values(node).get("UserData"));
        }
    }

    @Test
    void whatIsKnownOfTheMembersOfGroups() {
        DescribedGroupMember member = new DescribedGroupMember()
                .setMemberId("m")
                .setMemberMetadata(subscription(2))
                .setMemberAssignment(assignment(2));
        DescribeGroupsResponseData response = new DescribeGroupsResponseData()
                .setGroups(List.of(
                        new DescribedGroup().setProtocolType("connect").setMembers(List.of(member)),
                        new DescribedGroup().setProtocolType("consumer").setMembers(List.of(member.duplicate()))));

        assertEquals(
                List.of("groups[1].members[0].memberMetadata", "groups[1].members[0].memberAssignment"),
                nested(explained(response, 5)).stream().map(MessageNode::path).toList());
    }

    @Test
    void whoeverARequestIsForwardedFor() {
        byte[] principal = new DefaultKafkaPrincipalBuilder(null, null).serialize(new KafkaPrincipal("User", "ada"));
        EnvelopeRequestData request = new EnvelopeRequestData()
                .setRequestData(ByteBuffer.allocate(2))
                .setRequestPrincipal(principal)
                .setClientHostAddress(new byte[4]);
        MessageNode node = nested(explained(request, 0)).get(0);

        assertEquals("DefaultPrincipalData", node.name());
        assertEquals("ada", values(node).get("Name"));
    }
}
