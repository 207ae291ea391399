package dev.wirecord.explain;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes a tree as text: one line a node, in columns as wide as their widest entry. Places are in brackets; those in
 * decompressed bytes, which are no places in the message, are in braces. {@link #lines} gives the same lines in parts, for
 * whoever wants to colour them.
 */
public final class TextRenderer {

    private static final int LONGEST_NOTE = 78;
    private static final String ELLIPSIS = "...";
    private static final String GAP = "  ";

    /** A line by its columns, none of them padded yet: branch and name, type, value, place, and the note. */
    private record Line(MessageNode node, boolean decompressed, String branch, List<String> columns) {}

    private final List<Line> lines = new ArrayList<>();
    private final int mostRecords;

    private TextRenderer(int mostRecords) {
        this.mostRecords = mostRecords;
    }

    /** The lines of the tree, each with a line feed behind it. */
    public static String render(MessageTree tree) {
        return render(tree.root());
    }

    /**
     * The lines of the tree without most of its records.
     *
     * @param mostRecords how many records of a batch, and how many batches of a field, are shown; a line says how many there
     *     are besides
     */
    public static String render(MessageTree tree, int mostRecords) {
        return text(lines(tree, mostRecords));
    }

    /** The lines of a node and all below it, each with a line feed behind it. */
    public static String render(MessageNode node) {
        return text(lines(node, Integer.MAX_VALUE));
    }

    /** The lines of the tree without most of its records, which are counted as in {@link #render(MessageTree, int)}. */
    public static List<TreeLine> lines(MessageTree tree, int mostRecords) {
        return lines(tree.root(), mostRecords);
    }

    private static List<TreeLine> lines(MessageNode node, int mostRecords) {
        TextRenderer renderer = new TextRenderer(mostRecords);
        renderer.add(node, "", "", false);
        return renderer.aligned();
    }

    private void add(MessageNode node, String branch, String indent, boolean decompressed) {
        String value = node.text().isEmpty() ? "" : "= " + node.text();
        String place = place(node.offset(), node.size(), decompressed);
        List<String> columns = List.of(branch + node.name(), node.type(), value, place, note(node));
        lines.add(new Line(node, decompressed, branch, columns));
        if (node.decompressed() != null) {
            add(node.decompressed().root(), indent + "+-- ", indent + "    ", true);
            return;
        }
        List<MessageNode> children = shown(node.children());
        for (int i = 0; i < children.size(); i++) {
            boolean last = i == children.size() - 1;
            add(children.get(i), indent + "+-- ", indent + (last ? "    " : "|   "), decompressed);
        }
    }

    /** The children, with one node for each run of records that are too many. Those with an error in them never are. */
    private List<MessageNode> shown(List<MessageNode> children) {
        List<MessageNode> shown = new ArrayList<>();
        List<MessageNode> omitted = new ArrayList<>();
        int records = 0;
        for (MessageNode child : children) {
            boolean isRecord = child.kind() == NodeKind.RECORD || child.kind() == NodeKind.RECORD_BATCH;
            if (isRecord && ++records > mostRecords && child.walk().allMatch(node -> node.failure() == null)) {
                omitted.add(child);
            } else {
                addOmitted(omitted, shown);
                shown.add(child);
            }
        }
        addOmitted(omitted, shown);
        return shown;
    }

    private static void addOmitted(List<MessageNode> omitted, List<MessageNode> shown) {
        if (!omitted.isEmpty()) {
            MessageNode first = omitted.get(0);
            int size = omitted.get(omitted.size() - 1).end() - first.offset();
            String count = omitted.size() + " more";
            shown.add(new MessageNode(
                    NodeKind.PART,
                    "...",
                    first.type(),
                    "",
                    first.offset(),
                    size,
                    null,
                    count,
                    "",
                    null,
                    null,
                    List.of()));
            omitted.clear();
        }
    }

    private static String place(int offset, int size, boolean decompressed) {
        return String.format(decompressed ? "{0x%04x, %dB}" : "[0x%04x, %dB]", offset, size);
    }

    /** An error is never cut; it takes the place of what the field would have been for. */
    private static String note(MessageNode node) {
        if (node.failure() == null) {
            return cut(node.note());
        }
        int left = node.failure().remaining();
        return "error at byte " + node.failure().offset() + ": "
                + node.failure().reason() + " (" + left + (left == 1 ? " byte" : " bytes") + " left)";
    }

    /** A note of one line and 78 characters at most: a longer one ends behind a word, with an ellipsis. */
    static String cut(String note) {
        String line = note.strip().replaceAll("\\s+", " ");
        if (line.length() <= LONGEST_NOTE) {
            return line;
        }
        int longest = LONGEST_NOTE - ELLIPSIS.length();
        int space = line.lastIndexOf(' ', longest);
        return line.substring(0, space > 0 ? space : longest) + ELLIPSIS;
    }

    private List<TreeLine> aligned() {
        int columns = lines.get(0).columns().size();
        int[] widths = new int[columns];
        for (Line line : lines) {
            for (int i = 0; i < columns; i++) {
                widths[i] = Math.max(widths[i], width(line.columns().get(i)));
            }
        }
        return lines.stream().map(line -> aligned(line, widths)).toList();
    }

    private static TreeLine aligned(Line line, int[] widths) {
        List<String> padded = new ArrayList<>();
        for (int i = 0; i < widths.length; i++) {
            String column = line.columns().get(i);
            // A column that no line fills takes no room.
            padded.add(widths[i] == 0 ? "" : column + " ".repeat(widths[i] - width(column)) + GAP);
        }
        return new TreeLine(
                line.node(),
                line.decompressed(),
                line.branch(),
                padded.get(0).substring(line.branch().length()),
                padded.get(1),
                padded.get(2),
                padded.get(3),
                padded.get(4).stripTrailing());
    }

    private static String text(List<TreeLine> lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line.text()).append('\n'));
        return text.toString();
    }

    private static int width(String text) {
        return text.codePointCount(0, text.length());
    }
}
