package dev.wirecord.explain;

import dev.wirecord.schema.FieldSchema;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** A node whose end is not known yet. */
final class OpenNode {

    final OpenNode parent;
    final Place place;
    final String type;
    final FieldSchema schema;
    final int offset;
    final List<MessageNode> children = new ArrayList<>();
    String name;
    Object value;
    String text = "";
    String note = "";
    Failure failure;
    MessageTree decompressed;
    private boolean parts = true;

    OpenNode(OpenNode parent, Place place, String type, FieldSchema schema, int offset) {
        this.parent = parent;
        this.place = place;
        this.name = place.name();
        this.type = type == null ? "" : type;
        this.schema = schema;
        this.offset = offset;
    }

    /** The value is this one, and not made of children. */
    void setValue(Object whole) {
        value = whole;
        parts = false;
    }

    MessageNode close(int end) {
        return node(place.kind(), end);
    }

    /** The name of the message that this is in; empty outside of bodies and nested messages. */
    String message() {
        OpenNode node = this;
        while (node != null && !node.isMessage()) {
            node = node.parent;
        }
        return node == null ? "" : node.place.name();
    }

    /**
     * The value of the nearest field of one of these names that stands before this part in the same message, beside it or
     * beside what it is in; null when there is none, or when it is null.
     *
     * @param names names as in a path
     */
    Object before(Set<String> names) {
        for (OpenNode node = this; node != null && !node.isMessage(); node = node.parent) {
            for (MessageNode sibling : node.parent == null ? List.<MessageNode>of() : node.parent.fieldsSoFar()) {
                if (names.contains(FieldPaths.component(sibling.name()))) {
                    return sibling.value();
                }
            }
        }
        return null;
    }

    private boolean isMessage() {
        return place.kind() == NodeKind.BODY || place.kind() == NodeKind.NESTED_MESSAGE;
    }

    private List<MessageNode> fieldsSoFar() {
        return place.kind() == NodeKind.ARRAY ? List.of() : children;
    }

    /** A field that failed before it had any part is itself the error; otherwise the error stands behind its parts. */
    MessageNode closeFailed(int end) {
        if (failure == null || !children.isEmpty()) {
            return close(end);
        }
        setValue(null);
        text = "";
        return node(NodeKind.ERROR, end);
    }

    private MessageNode node(NodeKind kind, int end) {
        return new MessageNode(
                kind,
                name,
                type,
                place.path(),
                offset,
                end - offset,
                wholeValue(),
                text,
                note,
                schema,
                failure,
                children,
                decompressed);
    }

    private Object wholeValue() {
        if (!parts) {
            return value;
        }
        return switch (place.kind()) {
            case ARRAY -> elements();
            case HEADER, BODY, NESTED_MESSAGE, STRUCT, ELEMENT -> fields();
            case TAGGED_FIELD, UNKNOWN_TAGGED_FIELD ->
                isWholeTagged(children) ? children.get(2).value() : null;
            default -> value;
        };
    }

    private List<Object> elements() {
        List<Object> elements = new ArrayList<>(children.size());
        for (MessageNode child : children) {
            if (child.kind() == NodeKind.ELEMENT) {
                elements.add(child.value());
            }
        }
        return Collections.unmodifiableList(elements);
    }

    private FieldValues fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        TreeMap<Integer, ByteBuffer> unknown = new TreeMap<>();
        for (MessageNode child : children) {
            if (child.kind().isFieldItself()) {
                fields.put(child.schema().name(), child.value());
            } else if (child.kind() == NodeKind.TAG_SECTION) {
                child.children().forEach(tagged -> addTagged(tagged, fields, unknown));
            }
        }
        return new FieldValues(fields, unknown);
    }

    private static void addTagged(MessageNode tagged, Map<String, Object> fields, Map<Integer, ByteBuffer> unknown) {
        if (!isWholeTagged(tagged.children())) {
            return;
        }
        if (tagged.kind() == NodeKind.TAGGED_FIELD) {
            fields.put(tagged.schema().name(), tagged.value());
        } else if (tagged.kind() == NodeKind.UNKNOWN_TAGGED_FIELD) {
            unknown.put(((Long) tagged.children().get(0).value()).intValue(), (ByteBuffer) tagged.value());
        }
    }

    /** Whether a tagged field has all three of its parts, tag, size and value, and no error behind them. */
    private static boolean isWholeTagged(List<MessageNode> parts) {
        return parts.size() == 3 && parts.get(2).kind() != NodeKind.ERROR;
    }
}
