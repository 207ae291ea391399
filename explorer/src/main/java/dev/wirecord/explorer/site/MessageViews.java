package dev.wirecord.explorer.site;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.ByteGrid;
import dev.wirecord.explain.MessageNode;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explain.SchemaLine;
import dev.wirecord.explain.SchemaPrinter;
import dev.wirecord.explain.TextRenderer;
import dev.wirecord.explain.TreeLine;
import dev.wirecord.schema.FieldSchema;
import java.util.ArrayList;
import java.util.List;

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

    /**
     * The view of a tree.
     *
     * @param registry knows the messages that others carry as bytes
     * @param id what the ids in its section begin with
     * @param heading the heading of its section
     * @param tree the tree
     */
    public static MessageView of(CodecRegistry registry, String id, String heading, MessageTree tree) {
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
                Parts.of(registry, tree, views.lines),
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

    /** How deep a line is in the tree, from 1. */
    static int level(TreeLine line) {
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
}
