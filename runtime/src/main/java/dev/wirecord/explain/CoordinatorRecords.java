package dev.wirecord.explain;

import dev.wirecord.explain.NestedMessage.Prefix;
import dev.wirecord.io.ByteReader;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The records in which a coordinator keeps its state. A key begins with the type of the record, which says what key and
 * value are; each coordinator counts its types from 0.
 */
final class CoordinatorRecords implements RecordContents {

    private static final String GROUPS = "__consumer_offsets";

    /** The coordinators with few records, and how the names of those begin. All others are the group coordinator's. */
    private static final Map<String, List<String>> RECORDS = Map.of(
            "__transaction_state", List.of("TransactionLog"),
            "__share_group_state", List.of("ShareSnapshot", "ShareUpdate"));

    /** The topics of all coordinators. */
    static final Set<String> TOPICS = Set.of(GROUPS, "__transaction_state", "__share_group_state");

    private final String topic;
    private final KnownMessages known;

    CoordinatorRecords(String topic, KnownMessages known) {
        this.topic = topic;
        this.known = known;
    }

    @Override
    public NestedMessage key(ByteReader key) {
        if (key.remaining() < Short.BYTES) {
            return null;
        }
        MessageSchema schema = known.typed(MessageType.COORDINATOR_KEY, key.readInt16(), this::isOfTopic);
        return schema == null
                ? null
                : new NestedMessage(schema, schema.versions().lowest(), Prefix.TYPE);
    }

    @Override
    public NestedMessage value(ByteReader key, ByteReader value) {
        if (key == null || key.remaining() < Short.BYTES) {
            return null;
        }
        MessageSchema schema = known.typed(MessageType.COORDINATOR_VALUE, key.readInt16(), this::isOfTopic);
        return NestedMessage.versioned(schema, value);
    }

    private boolean isOfTopic(String message) {
        return RECORDS.entrySet().stream()
                .filter(records -> records.getValue().stream().anyMatch(message::startsWith))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(GROUPS)
                .equals(topic);
    }
}
