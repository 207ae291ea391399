package dev.wirecord.explorer.site;

import dev.wirecord.explain.Failure;
import java.util.List;

/**
 * A message as its section of a page shows it. Parts are numbered in the order of the tree: a byte and a row name the part
 * that they are of.
 *
 * @param id what the ids in the section begin with
 * @param heading the heading of the section
 * @param title the message in a line
 * @param version the version of the message
 * @param size how many bytes it has
 * @param rows its bytes, sixteen a row
 * @param tree the lines of its tree
 * @param schema the lines of its schema; none when nobody knows it
 * @param parts why each part is there
 * @param failures what is wrong with the bytes, in their order
 */
public record MessageView(
        String id,
        String heading,
        String title,
        int version,
        int size,
        List<GridRow> rows,
        List<TreeRow> tree,
        List<SchemaRow> schema,
        List<Part> parts,
        List<Failure> failures) {

    /**
     * A row of bytes.
     *
     * @param offset the offset of its first byte
     * @param cells its bytes
     */
    public record GridRow(int offset, List<Cell> cells) {

        /** The offset as the grid shows it. */
        public String label() {
            return String.format("%04X", offset);
        }

        /** The offset of the second half of the row, which is a row of its own where the page is narrow. */
        public String halfLabel() {
            return String.format("%04X", offset + 8);
        }
    }

    /**
     * A byte.
     *
     * @param hex its two digits
     * @param part the number of the part that it is of
     * @param styles the class of the section that it is in, and one more when the bytes are wrong here
     */
    public record Cell(String hex, int part, String styles) {}

    /**
     * A line of the tree.
     *
     * @param part the number of the part
     * @param level how deep it is in the tree, from 1
     * @param section the class of the section that it is in
     * @param field the key of its field; empty when it has none
     * @param offset where its bytes begin
     * @param end where they end
     * @param branch what hangs it into the tree
     * @param name its name
     * @param type its type
     * @param value its value
     * @param place its offset and size in words
     * @param note what it is for
     * @param failed whether the bytes are wrong here
     */
    public record TreeRow(
            int part,
            int level,
            String section,
            String field,
            int offset,
            int end,
            String branch,
            String name,
            String type,
            String value,
            String place,
            String note,
            boolean failed) {}

    /**
     * A line of the schema.
     *
     * @param text the line
     * @param depth how many spaces it begins with
     * @param field the key of its field; empty when it has none
     * @param comment whether it is a comment
     * @param absent whether the version lacks the field
     * @param first whether it is the field's first line
     */
    public record SchemaRow(String text, int depth, String field, boolean comment, boolean absent, boolean first) {}

    /**
     * Why a part is there.
     *
     * @param part its number
     * @param name its name, with its type
     * @param type its type; empty when it has none
     * @param value its value in words; empty when it has none
     * @param place where it is, in words
     * @param path the field in the message; empty outside of fields
     * @param note what its schema says it is for, in full
     * @param reasons why it is there, a sentence each
     */
    public record Part(
            int part,
            String name,
            String type,
            String value,
            String place,
            String path,
            String note,
            List<String> reasons) {}
}
