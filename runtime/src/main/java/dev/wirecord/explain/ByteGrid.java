package dev.wirecord.explain;

import dev.wirecord.schema.MessageType;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * The bytes of a message in rows of sixteen, each with the node of the tree that it is a byte of.
 *
 * @param rows the rows; only the last one may have fewer than sixteen cells
 */
public record ByteGrid(List<Row> rows) {

    /** How many bytes a row has. */
    public static final int BYTES_PER_ROW = 16;

    /**
     * A row.
     *
     * @param offset the offset of its first byte
     * @param cells its bytes
     */
    public record Row(int offset, List<Cell> cells) {

        /** Copies the list of cells. */
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /**
     * A byte.
     *
     * @param value the byte, 0 to 255
     * @param node the deepest node that has it
     * @param section the part of the frame that it is in
     */
    public record Cell(int value, MessageNode node, ByteSection section) {}

    /** Copies the list of rows. */
    public ByteGrid {
        rows = List.copyOf(rows);
    }

    /** The bytes of a tree. */
    public static ByteGrid of(MessageTree tree) {
        Cell[] cells = new Cell[tree.root().size()];
        fill(cells, tree.bytes(), tree.root(), ByteSection.UNKNOWN, bodyOf(tree));
        List<Row> rows = new ArrayList<>();
        for (int offset = 0; offset < cells.length; offset += BYTES_PER_ROW) {
            int end = Math.min(cells.length, offset + BYTES_PER_ROW);
            rows.add(new Row(offset, List.of(cells).subList(offset, end)));
        }
        return new ByteGrid(rows);
    }

    private static ByteSection bodyOf(MessageTree tree) {
        MessageType type = tree.schema() == null ? null : tree.schema().type();
        return type == MessageType.REQUEST
                ? ByteSection.REQUEST_BODY
                : type == MessageType.RESPONSE ? ByteSection.RESPONSE_BODY : ByteSection.BODY;
    }

    /** Children overwrite what their parent has filled in, and so leave it what is its own. */
    private static void fill(Cell[] cells, ByteBuffer bytes, MessageNode node, ByteSection around, ByteSection body) {
        ByteSection section = switch (node.kind()) {
            case FRAME -> ByteSection.FRAME;
            case HEADER -> ByteSection.HEADER;
            case BODY -> body;
            case TAG_SECTION -> ByteSection.TAGGED_FIELDS;
            case RECORDS, RECORD_BATCH -> ByteSection.RECORD_BATCH;
            case RECORD -> ByteSection.RECORD;
            default -> around;
        };
        int own = node.offset() + node.ownSize();
        for (int i = node.offset(); i < own; i++) {
            cells[i] = new Cell(bytes.get(i) & 0xff, node, section);
        }
        node.children().forEach(child -> fill(cells, bytes, child, section, body));
    }

    /** The grid as text: the digits of the columns, then the rows, each with its offset before it. */
    public String toText() {
        StringBuilder text = new StringBuilder("    ");
        for (int i = 0; i < BYTES_PER_ROW; i++) {
            text.append(String.format("  %X", i));
        }
        text.append('\n');
        for (Row row : rows) {
            text.append(String.format("%04x", row.offset()));
            row.cells().forEach(cell -> text.append(String.format(" %02x", cell.value())));
            text.append('\n');
        }
        return text.toString();
    }
}
