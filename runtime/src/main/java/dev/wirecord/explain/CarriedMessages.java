package dev.wirecord.explain;

import dev.wirecord.io.ByteReader;
import java.util.Map;
import java.util.Set;

/** Which fields of bytes carry messages of Kafka's own. All of these have their version before them. */
final class CarriedMessages {

    private static final String SUBSCRIPTION = "ConsumerProtocolSubscription";
    private static final String ASSIGNMENT = "ConsumerProtocolAssignment";

    /** The message in a field, by message and name of the field. */
    private static final Map<String, String> MESSAGES = Map.of(
            "JoinGroupRequest.metadata", SUBSCRIPTION,
            "JoinGroupResponse.metadata", SUBSCRIPTION,
            "SyncGroupRequest.assignment", ASSIGNMENT,
            "SyncGroupResponse.assignment", ASSIGNMENT,
            "DescribeGroupsResponse.memberMetadata", SUBSCRIPTION,
            "DescribeGroupsResponse.memberAssignment", ASSIGNMENT,
            "GroupMetadataValue.subscription", SUBSCRIPTION,
            "GroupMetadataValue.assignment", ASSIGNMENT,
            "ConsumerGroupMemberMetadataValue.metadata", SUBSCRIPTION,
            "EnvelopeRequest.requestPrincipal", "DefaultPrincipalData");

    /** The field that says whose the bytes are, where there is one: consumers share group APIs with others. */
    private static final Set<String> PROTOCOL_TYPE = Set.of("protocolType");

    private static final String CONSUMERS = "consumer";

    private final KnownMessages known;

    CarriedMessages(KnownMessages known) {
        this.known = known;
    }

    /** The message that a field of bytes may hold; null when that is none, or none that is known. */
    NestedMessage find(OpenNode field, ByteReader in) {
        String carried = MESSAGES.get(field.message() + "." + FieldPaths.component(field.place.name()));
        if (carried == null) {
            return null;
        }
        Object protocol = field.before(PROTOCOL_TYPE);
        return protocol == null || protocol.equals(CONSUMERS)
                ? NestedMessage.versioned(known.named(carried), in)
                : null;
    }
}
