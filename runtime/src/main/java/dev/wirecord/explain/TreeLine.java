package dev.wirecord.explain;

/**
 * A line of a tree as text, in parts that are padded to the columns of the tree. One behind the other they are the line.
 *
 * @param node the node that the line is of; that of a line for records that are not shown is in no tree
 * @param decompressed whether the place is one in decompressed bytes and not in the message
 * @param branch what hangs the line into the tree; empty at its root
 * @param name the node's name
 * @param type its type
 * @param value its value with the sign before it
 * @param place its offset and size
 * @param note what it is for, or what is wrong with it, cut to a line and not padded
 */
public record TreeLine(
        MessageNode node,
        boolean decompressed,
        String branch,
        String name,
        String type,
        String value,
        String place,
        String note) {

    /** The line, without spaces at its end. */
    public String text() {
        return (branch + name + type + value + place + note).stripTrailing();
    }
}
