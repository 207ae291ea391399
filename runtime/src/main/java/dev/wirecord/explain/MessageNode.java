package dev.wirecord.explain;

import dev.wirecord.schema.FieldSchema;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A part of a message: a stretch of bytes, and what it means. The bytes of the children follow one another and end where
 * the parent's do; those before the first child are the parent's own.
 *
 * @param kind what the part is
 * @param name its name: of a field, a header or a message, the index of an element in brackets
 * @param type its type in the words of Kafka's schemas, {@code nullable_} before what may be null in this version; empty
 *     when it has none
 * @param path the field that the part is or belongs to, as {@link FieldPaths} writes it; empty outside of fields
 * @param offset where it begins, counted from the first byte explained
 * @param size how many bytes it takes
 * @param value its value, typed as {@link FieldValues} says: for a tag section the number of its fields, null also for
 *     what has no value
 * @param text the value in words, with the length that was written; empty when there is none
 * @param note what it is for; empty when nobody has said
 * @param schema the field that the part is or is an element or prefix of; null outside of the schema's fields
 * @param failure what is wrong with it, or null
 * @param children its parts, in the order of their bytes
 * @param decompressed what its bytes decompress to: a tree of its own with a {@link NodeKind#PART} as its root, whose
 *     offsets count from the first decompressed byte and are no places in the message; null for what is not compressed
 *     or cannot be decompressed
 */
public record MessageNode(
        NodeKind kind,
        String name,
        String type,
        String path,
        int offset,
        int size,
        Object value,
        String text,
        String note,
        FieldSchema schema,
        Failure failure,
        List<MessageNode> children,
        MessageTree decompressed) {

    /** A node that is not compressed. */
    public MessageNode(
            NodeKind kind,
            String name,
            String type,
            String path,
            int offset,
            int size,
            Object value,
            String text,
            String note,
            FieldSchema schema,
            Failure failure,
            List<MessageNode> children) {
        this(kind, name, type, path, offset, size, value, text, note, schema, failure, children, null);
    }

    /** Copies the list of children. */
    public MessageNode {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(note, "note");
        children = List.copyOf(children);
    }

    /** The offset behind the last byte. */
    public int end() {
        return offset + size;
    }

    /** How many of the bytes are not those of a child: all of a leaf's, the count of an array, the marker of a struct. */
    public int ownSize() {
        return children.isEmpty() ? size : children.get(0).offset() - offset;
    }

    /** The first child of that kind. */
    public Optional<MessageNode> child(NodeKind childKind) {
        return children.stream().filter(child -> child.kind == childKind).findFirst();
    }

    /** The first child of that name. */
    public Optional<MessageNode> child(String childName) {
        return children.stream().filter(child -> child.name.equals(childName)).findFirst();
    }

    /** This node and all below it, each before its children; not those of {@link #decompressed} trees. */
    public Stream<MessageNode> walk() {
        return Stream.concat(Stream.of(this), children.stream().flatMap(MessageNode::walk));
    }
}
