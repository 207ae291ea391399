package dev.wirecord.explorer.site;

import dev.wirecord.explain.ByteGrid;
import dev.wirecord.explain.MessageNode;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explain.NodeKind;
import dev.wirecord.explain.SchemaLine;
import dev.wirecord.explain.SchemaPrinter;
import dev.wirecord.explain.TextRenderer;
import dev.wirecord.explain.TreeLine;
import dev.wirecord.schema.FieldSchema;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the view of a message from its tree. A part is a line of the tree, and has its number. */
public final class MessageViews {

    private static final int BRANCH = "+-- ".length();

    /** How many records of a batch, and batches of a field, are shown. */
    private static final int MOST_RECORDS = 20;

    private final MessageTree tree;
    private final FieldKeys keys;
    private final List<TreeLine> lines;
    private final ByteGrid grid;

    private MessageViews(MessageTree tree) {
        this.tree = tree;
        this.keys = tree.schema() == null ? null : FieldKeys.of(tree.schema().body(), tree.version());
        this.lines = TextRenderer.lines(tree, MOST_RECORDS);
        this.grid = ByteGrid.of(tree);
    }

    /** The view of a tree, under an id and a heading. */
    public static MessageView of(String id, String heading, MessageTree tree) {
        MessageViews views = new MessageViews(tree);
        return new MessageView(
                id,
                heading,
                tree.title(),
                tree.version(),
                tree.root().size(),
                views.grid(),
                views.tree(),
                views.schema(),
                views.parts(),
                tree.failures());
    }

    private List<MessageView.GridRow> grid() {
        int[] parts = partsOfBytes();
        List<MessageView.GridRow> rows = new ArrayList<>();
        for (ByteGrid.Row row : grid.rows()) {
            List<MessageView.Cell> cells = new ArrayList<>();
            for (ByteGrid.Cell cell : row.cells()) {
                int part = parts[row.offset() + cells.size()];
                String hex = String.format("%02x", cell.value());
                String wrong = lines.get(part).node().failure() == null ? "" : " wrong";
                cells.add(new MessageView.Cell(hex, part, LegendEntry.style(cell.section()) + wrong));
            }
            rows.add(new MessageView.GridRow(row.offset(), cells));
        }
        return rows;
    }

    /** The number of the part that each byte is of: parts overwrite what is around them, which comes before them. */
    private int[] partsOfBytes() {
        int[] parts = new int[tree.root().size()];
        for (int i = 0; i < lines.size(); i++) {
            TreeLine line = lines.get(i);
            for (int offset = start(line); offset < end(line); offset++) {
                parts[offset] = i;
            }
        }
        return parts;
    }

    /** What is decompressed is of no bytes of the message, so its stretch is empty. */
    private static int start(TreeLine line) {
        return line.decompressed() ? 0 : line.node().offset();
    }

    private static int end(TreeLine line) {
        return line.decompressed() ? 0 : line.node().end();
    }

    private List<MessageView.TreeRow> tree() {
        List<MessageView.TreeRow> rows = new ArrayList<>();
        for (TreeLine line : lines) {
            MessageNode node = line.node();
            rows.add(new MessageView.TreeRow(
                    rows.size(),
                    level(line),
                    section(line),
                    key(node.schema()),
                    start(line),
                    end(line),
                    line.branch(),
                    line.name(),
                    line.type(),
                    line.value(),
                    line.place(),
                    line.note(),
                    node.failure() != null));
        }
        return rows;
    }

    private static int level(TreeLine line) {
        return line.branch().length() / BRANCH + 1;
    }

    /** The section of the first byte; none for the message as a whole and for what has no bytes in it. */
    private String section(TreeLine line) {
        if (level(line) == 1 || start(line) == end(line)) {
            return "";
        }
        int row = start(line) / ByteGrid.BYTES_PER_ROW;
        int column = start(line) % ByteGrid.BYTES_PER_ROW;
        return LegendEntry.style(grid.rows().get(row).cells().get(column).section());
    }

    private String key(FieldSchema field) {
        return keys == null ? "" : keys.key(field);
    }

    private List<MessageView.SchemaRow> schema() {
        List<MessageView.SchemaRow> rows = new ArrayList<>();
        if (tree.schema() == null) {
            return rows;
        }
        FieldSchema before = null;
        for (SchemaLine line : SchemaPrinter.lines(tree.schema())) {
            FieldSchema field = line.field();
            String text = line.text().stripLeading();
            rows.add(new MessageView.SchemaRow(
                    text,
                    line.text().length() - text.length(),
                    key(field),
                    text.startsWith("//"),
                    field != null && !keys.isPresent(field),
                    field != before && text.startsWith("{")));
            before = field;
        }
        return rows;
    }

    private List<MessageView.Part> parts() {
        List<MessageView.Part> parts = new ArrayList<>();
        Reasons message = new Reasons(tree.schema(), tree.version());
        Map<MessageNode, Reasons> inside = new IdentityHashMap<>();
        Deque<MessageNode> around = new ArrayDeque<>();
        for (TreeLine line : lines) {
            while (around.size() >= level(line)) {
                around.pop();
            }
            Reasons reasons = inside.getOrDefault(around.peek(), message);
            parts.add(part(parts.size(), line, reasons.of(line.node(), around.peek())));
            around.push(line.node());
            inside.put(line.node(), reasonsInside(line.node()).orElse(reasons));
        }
        return parts;
    }

    /** Headers and messages in bytes follow other schemas than the message; those of the latter a page does not know. */
    private static Optional<Reasons> reasonsInside(MessageNode node) {
        return node.kind() == NodeKind.NESTED_MESSAGE
                ? Optional.of(new Reasons(null, 0))
                : HeaderSchemas.of(node).map(schema -> new Reasons(schema, HeaderSchemas.version(node)));
    }

    private static MessageView.Part part(int number, TreeLine line, List<String> reasons) {
        MessageNode node = line.node();
        String size = node.size() + (node.size() == 1 ? " byte" : " bytes");
        String place = String.format("0x%04x, %s%s", node.offset(), size, line.decompressed() ? " decompressed" : "");
        return new MessageView.Part(
                number, node.name(), node.type(), node.text(), place, node.path(), node.note(), reasons);
    }
}
