package dev.wirecord.explain;

import dev.wirecord.schema.MessageSchema;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Bytes, explained.
 *
 * <p>Record batches in them are explained, too, as far as they are any. A codec takes them as bytes and so does not mind
 * damaged ones: they are no {@link #failure} of the message, but of their own nodes, which {@link #failures} finds.
 *
 * @param root the message, with frame, header and body below it, or the body alone; a {@link NodeKind#PART} for the
 *     {@link MessageNode#decompressed} records of a batch
 * @param bytes the bytes that were explained, read-only; offsets count from its first one
 * @param schema the schema of the body, or null when no registry knew it or there is none
 * @param version the version of the body; 0 when there is none
 * @param failure what is wrong with the bytes, the first thing that a codec would refuse them for; null for sound bytes.
 *     Of decompressed records, the first thing that is wrong with them
 */
public record MessageTree(MessageNode root, ByteBuffer bytes, MessageSchema schema, int version, Failure failure) {

    /** Makes the view of the bytes read-only. */
    public MessageTree {
        Objects.requireNonNull(root, "root");
        bytes = bytes.slice().asReadOnlyBuffer();
    }

    /** The bytes, as a view with a position of its own. */
    @Override
    public ByteBuffer bytes() {
        return bytes.duplicate();
    }

    /** Whether the bytes are what they were explained as, to the last one. */
    public boolean isSound() {
        return failure == null;
    }

    /**
     * Everything that is wrong, in the order of the bytes: what a codec would refuse the message for, and what is wrong with
     * record batches, of which there may be several. Of a batch that is damaged inside of what it decompresses to, the
     * offset is that of the compressed bytes.
     */
    public List<Failure> failures() {
        return root.walk()
                .map(MessageNode::failure)
                .filter(Objects::nonNull)
                .distinct()
                .toList();
    }

    /** The header; empty for a body alone, and when the bytes end before it. */
    public Optional<MessageNode> header() {
        return root.child(NodeKind.HEADER);
    }

    /** The body; empty when the bytes end before it. */
    public Optional<MessageNode> body() {
        return root.child(NodeKind.BODY);
    }

    /** The values of the body; empty when there is none, those that could be read when the bytes are not sound. */
    public Optional<FieldValues> values() {
        return body().map(MessageNode::value).map(FieldValues.class::cast);
    }

    /**
     * The deepest part that has the byte as one of its own.
     *
     * @throws IndexOutOfBoundsException when there is no such byte
     */
    public MessageNode at(int offset) {
        Objects.checkIndex(offset, root.size());
        MessageNode node = root;
        Optional<MessageNode> next = Optional.of(root);
        while (next.isPresent()) {
            node = next.get();
            next = node.children().stream()
                    .filter(child -> child.offset() <= offset && offset < child.end())
                    .findFirst();
        }
        return node;
    }

    /** The message in a line: its version, that of its header, and its size. */
    public String title() {
        if (root.kind() == NodeKind.PART) {
            return root.name() + ", " + root.size() + (root.size() == 1 ? " byte" : " bytes") + " decompressed";
        }
        String size = root.size() + (root.size() == 1 ? " byte" : " bytes");
        String header = header().map(node ->
                        (node.name().startsWith("Request") ? ", request" : ", response") + " header " + node.type())
                .orElse("");
        return root.name() + " v" + version + header + ", " + size + (header.isEmpty() ? "" : " on the wire");
    }
}
