package dev.wirecord.explorer.command;

import dev.wirecord.explain.ByteGrid;
import dev.wirecord.explain.ByteSection;
import dev.wirecord.explain.MessageNode;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explain.TextRenderer;
import dev.wirecord.explain.TreeLine;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.Style;

/** An explanation as text: its bytes in rows, and its tree, each byte and line in the colour of the part it is in. */
final class TreePrinter {

    private final Ansi ansi;
    private final MessageTree tree;
    private final int mostRecords;
    private final ByteGrid grid;

    /**
     * Prints a tree.
     *
     * @param mostRecords how many records of a batch are shown
     */
    TreePrinter(Ansi ansi, MessageTree tree, int mostRecords) {
        this.ansi = ansi;
        this.tree = tree;
        this.mostRecords = mostRecords;
        this.grid = ByteGrid.of(tree);
    }

    /** Title, bytes and tree, a blank line between them. */
    String print() {
        return Paint.text(ansi, tree.title(), Style.bold) + "\n" + legend() + "\n" + bytes() + "\n" + tree();
    }

    /** What the colours mean; nothing without colours. */
    private String legend() {
        if (!ansi.enabled()) {
            return "";
        }
        Set<ByteSection> sections = EnumSet.noneOf(ByteSection.class);
        grid.rows().forEach(row -> row.cells().forEach(cell -> sections.add(cell.section())));
        return sections.stream()
                        .map(section -> Paint.text(ansi, section.label(), Paint.of(section)))
                        .collect(Collectors.joining("  "))
                + "\n";
    }

    private String bytes() {
        String plain = grid.toText();
        if (!ansi.enabled()) {
            return plain;
        }
        StringBuilder text = new StringBuilder(plain.substring(0, plain.indexOf('\n') + 1));
        for (ByteGrid.Row row : grid.rows()) {
            text.append(String.format("%04x", row.offset()));
            row.cells()
                    .forEach(cell -> text.append(' ')
                            .append(Paint.text(ansi, String.format("%02x", cell.value()), Paint.of(cell.section()))));
            text.append('\n');
        }
        return text.toString();
    }

    private String tree() {
        return TextRenderer.lines(tree, mostRecords).stream()
                .map(line -> colored(line) + "\n")
                .collect(Collectors.joining());
    }

    private String colored(TreeLine line) {
        MessageNode node = line.node();
        if (node.failure() != null) {
            return Paint.text(ansi, line.text(), Style.bold, Style.fg_red);
        }
        if (line.decompressed()) {
            return Paint.text(ansi, line.text(), Paint.of(ByteSection.RECORD));
        }
        return node == tree.root() || node.size() == 0
                ? line.text()
                : Paint.text(ansi, line.text(), Paint.of(cell(node.offset()).section()));
    }

    private ByteGrid.Cell cell(int offset) {
        return grid.rows().get(offset / ByteGrid.BYTES_PER_ROW).cells().get(offset % ByteGrid.BYTES_PER_ROW);
    }
}
