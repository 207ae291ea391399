package dev.wirecord.explain;

import java.util.ArrayList;
import java.util.List;

/** Writes a tree as text: one line a node, in columns as wide as their widest entry. */
public final class TextRenderer {

    private static final int LONGEST_NOTE = 78;
    private static final String ELLIPSIS = "...";
    private static final String GAP = "  ";

    /** A line by its columns: what hangs it into the tree and its name, type, value, place, and the note. */
    private record Line(List<String> columns) {}

    private final List<Line> lines = new ArrayList<>();

    private TextRenderer() {}

    /** The lines of the tree, each with a line feed behind it. */
    public static String render(MessageTree tree) {
        return render(tree.root());
    }

    /** The lines of a node and all below it, each with a line feed behind it. */
    public static String render(MessageNode node) {
        TextRenderer renderer = new TextRenderer();
        renderer.add(node, "", "");
        return renderer.text();
    }

    private void add(MessageNode node, String branch, String indent) {
        String value = node.text().isEmpty() ? "" : "= " + node.text();
        String place = String.format("[0x%04x, %dB]", node.offset(), node.size());
        lines.add(new Line(List.of(branch + node.name(), node.type(), value, place, note(node))));
        for (int i = 0; i < node.children().size(); i++) {
            boolean last = i == node.children().size() - 1;
            add(node.children().get(i), indent + "+-- ", indent + (last ? "    " : "|   "));
        }
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
