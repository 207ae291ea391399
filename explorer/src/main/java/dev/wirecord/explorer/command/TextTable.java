package dev.wirecord.explorer.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.Style;

/** A table as text, its columns as wide as their widest entry. */
final class TextTable {

    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();

    /** A table with a head, which is bold where there is colour. */
    TextTable(String... head) {
        rows.add(List.of(head));
    }

    void add(String... cells) {
        rows.add(List.of(cells));
    }

    /** The lines of the table, each with a line feed behind it. */
    String render(Ansi ansi) {
        int[] widths = new int[rows.get(0).size()];
        for (List<String> row : rows) {
            Arrays.setAll(widths, i -> Math.max(widths[i], row.get(i).length()));
        }
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            String line = line(row, widths);
            text.append(row == rows.get(0) ? Paint.text(ansi, line, Style.bold) : line)
                    .append('\n');
        }
        return text.toString();
    }

    private static String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            line.append(row.get(i))
                    .append(" ".repeat(widths[i] - row.get(i).length()))
                    .append(GAP);
        }
        return line.toString().stripTrailing();
    }
}
