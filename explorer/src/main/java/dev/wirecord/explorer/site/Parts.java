package dev.wirecord.explorer.site;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.error.UnknownApiException;
import dev.wirecord.explain.MessageNode;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explain.TreeLine;
import dev.wirecord.explorer.site.MessageView.Part;
import dev.wirecord.frame.RequestHeader;
import dev.wirecord.frame.ResponseHeader;
import dev.wirecord.schema.MessageSchema;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes the parts of a message out of the lines of its tree. The reasons for a part follow from the schema that it is in:
 * that of the message, of its header, or of a message in its bytes.
 */
final class Parts {

    private final CodecRegistry registry;
    private final Reasons outermost;
    private final Map<MessageNode, Reasons> inside = new IdentityHashMap<>();
    private final List<MessageNode> around = new ArrayList<>();
    private final List<Part> parts = new ArrayList<>();

    private Parts(CodecRegistry registry, MessageTree tree) {
        this.registry = registry;
        this.outermost = new Reasons(tree.schema(), tree.version());
    }

    /** The parts, one for each line. */
    static List<Part> of(CodecRegistry registry, MessageTree tree, List<TreeLine> lines) {
        Parts parts = new Parts(registry, tree);
        lines.forEach(parts::add);
        return parts.parts;
    }

    private void add(TreeLine line) {
        MessageNode node = line.node();
        around.subList(MessageViews.level(line) - 1, around.size()).clear();
        MessageNode parent = around.isEmpty() ? null : around.get(around.size() - 1);
        Reasons reasons = parent == null ? outermost : inside.get(parent);
        parts.add(part(line, reasons.of(node, parent)));
        around.add(node);
        inside.put(node, reasonsInside(node, reasons));
    }

    private Part part(TreeLine line, List<String> reasons) {
        MessageNode node = line.node();
        String size = node.size() + (node.size() == 1 ? " byte" : " bytes");
        String place = String.format("0x%04x, %s%s", node.offset(), size, line.decompressed() ? " decompressed" : "");
        return new Part(parts.size(), node.name(), node.type(), node.text(), place, node.path(), node.note(), reasons);
    }

    private Reasons reasonsInside(MessageNode node, Reasons here) {
        return switch (node.kind()) {
            case HEADER -> new Reasons(header(node), version(node));
            case NESTED_MESSAGE -> new Reasons(message(node.name()), version(node));
            default -> here;
        };
    }

    private static MessageSchema header(MessageNode node) {
        MessageSchema request = RequestHeader.CODEC.schema();
        return node.name().equals(request.name()) ? request : ResponseHeader.CODEC.schema();
    }

    /** The schema of a message; null when the registry does not know it. */
    private MessageSchema message(String name) {
        try {
            return registry.codec(name).schema();
        } catch (UnknownApiException e) {
            return null;
        }
    }

    /** The version of a header or a message, whose type ends with it. */
    private static int version(MessageNode node) {
        return Integer.parseInt(node.type().substring(node.type().lastIndexOf('v') + 1));
    }
}
