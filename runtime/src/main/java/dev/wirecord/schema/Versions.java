package dev.wirecord.schema;

import java.util.Optional;

/**
 * A range of message versions, both ends included. The empty range is {@link #NONE} and no other.
 *
 * @param lowest the first version, 0 to {@link #MAX}
 * @param highest the last version; {@link #MAX} means that the range is open
 */
public record Versions(int lowest, int highest) {

    /** The highest version there can be: versions are int16 on the wire. */
    public static final int MAX = Short.MAX_VALUE;

    /** No version at all. */
    public static final Versions NONE = new Versions(0, -1);

    /** Every version. */
    public static final Versions ALL = new Versions(0, MAX);

    /** Refuses numbers that are no range; 0 to -1 stands for none. */
    public Versions {
        boolean none = lowest == 0 && highest == -1;
        if (!none && (lowest < 0 || highest > MAX || lowest > highest)) {
            throw new IllegalArgumentException(lowest + "-" + highest + " is not a version range");
        }
    }

    /** The versions {@code lowest} to {@code highest}, both included. */
    public static Versions range(int lowest, int highest) {
        return new Versions(lowest, highest);
    }

    /** {@code lowest} and every version after it. */
    public static Versions from(int lowest) {
        return new Versions(lowest, MAX);
    }

    /**
     * Reads one of the four forms of Kafka's schemas: {@code "none"}, {@code "3"}, {@code "0-4"}, {@code "2+"}.
     *
     * @throws IllegalArgumentException when the text is none of them; signs and spaces inside are refused
     */
    public static Versions parse(String text) {
        if (text.equals("none")) {
            return NONE;
        }
        if (text.endsWith("+")) {
            return from(number(text, text.substring(0, text.length() - 1)));
        }
        int dash = text.indexOf('-');
        if (dash < 0) {
            int only = number(text, text);
            return range(only, only);
        }
        int lowest = number(text, text.substring(0, dash));
        int highest = number(text, text.substring(dash + 1));
        if (lowest > highest) {
            throw unreadable(text);
        }
        return range(lowest, highest);
    }

    private static int number(String whole, String digits) {
        if (digits.isEmpty() || digits.length() > 5) {
            throw unreadable(whole);
        }
        for (int i = 0; i < digits.length(); i++) {
            if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
                throw unreadable(whole);
            }
        }
        int value = Integer.parseInt(digits);
        if (value > MAX) {
            throw unreadable(whole);
        }
        return value;
    }

    private static IllegalArgumentException unreadable(String text) {
        return new IllegalArgumentException("\"" + text + "\" is not a version range");
    }

    /** Whether the range has no version. */
    public boolean isNone() {
        return highest < lowest;
    }

    /** Whether the range has no end. */
    public boolean isOpen() {
        return highest == MAX;
    }

    /** Whether {@code version} lies in the range. */
    public boolean contains(int version) {
        return version >= lowest && version <= highest;
    }

    /** Whether every version of {@code other} lies in the range; true for an empty {@code other}. */
    public boolean contains(Versions other) {
        return other.isNone() || (contains(other.lowest) && contains(other.highest));
    }

    /** Whether the two ranges share a version. */
    public boolean intersects(Versions other) {
        return !intersect(other).isNone();
    }

    /** The versions in both ranges. */
    public Versions intersect(Versions other) {
        int from = Math.max(lowest, other.lowest);
        int to = Math.min(highest, other.highest);
        return from > to ? NONE : range(from, to);
    }

    /**
     * The versions of this range that are not in {@code other}.
     *
     * @return empty when what remains is in two pieces, which no range can say
     */
    public Optional<Versions> subtract(Versions other) {
        Versions common = intersect(other);
        if (common.isNone()) {
            return Optional.of(this);
        }
        boolean before = lowest < common.lowest;
        boolean after = highest > common.highest;
        if (before && after) {
            return Optional.empty();
        }
        if (before) {
            return Optional.of(range(lowest, common.lowest - 1));
        }
        return Optional.of(after ? range(common.highest + 1, highest) : NONE);
    }

    /** The range as Kafka's schemas write it; {@link #parse} reads it back. */
    @Override
    public String toString() {
        if (isNone()) {
            return "none";
        }
        if (isOpen()) {
            return lowest + "+";
        }
        return lowest == highest ? String.valueOf(lowest) : lowest + "-" + highest;
    }
}
