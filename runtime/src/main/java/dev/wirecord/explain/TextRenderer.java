package dev.wirecord.explain;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes a tree as text: one line a node, in columns as wide as their widest entry. Places are in brackets; those in
 * decompressed bytes, which are no places in the message, are in braces.
 */
public final class TextRenderer {

    private static final int LONGEST_NOTE = 78;
    private static final String ELLIPSIS = "...";
    private static final String GAP = "  ";

    /** A line by its columns: what hangs it into the tree and its name, type, value, place, and the note. */
    private record Line(List<String> columns) {}

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
        TextRenderer renderer = new TextRenderer(mostRecords);
        renderer.add(tree.root(), "", "", false);
        return renderer.text();
    }

    /** The lines of a node and all below it, each with a line feed behind it. */
    public static String render(MessageNode node) {
        TextRenderer renderer = new TextRenderer(Integer.MAX_VALUE);
        renderer.add(node, "", "", false);
        return renderer.text();
    }

    private void add(MessageNode node, String branch, String indent, boolean decompressed) {
        String value = node.text().isEmpty() ? "" : "= " + node.text();
        String place = place(node.offset(), node.size(), decompressed);
        lines.add(new Line(List.of(branch + node.name(), node.type(), value, place, note(node))));
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

    private String text() {
        int columns = lines.get(0).columns().size();
        int[] widths = new int[columns];
        for (Line line : lines) {
            for (int i = 0; i < columns; i++) {
                widths[i] = Math.max(widths[i], width(line.columns().get(i)));
            }
        }
        StringBuilder text = new StringBuilder();
        for (Line line : lines) {
            text.append(aligned(line, widths)).append('\n');
        }
        return text.toString();
    }

    private static String aligned(Line line, int[] widths) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            String column = line.columns().get(i);
            // A column that no line fills takes no room.
            if (widths[i] > 0) {
                text.append(column)
                        .append(" ".repeat(widths[i] - width(column)))
                        .append(GAP);
            }
        }
        return text.toString().stripTrailing();
    }

    private static int width(String text) {
        return text.codePointCount(0, text.length());
    }
}
