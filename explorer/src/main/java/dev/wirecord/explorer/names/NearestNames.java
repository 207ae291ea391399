package dev.wirecord.explorer.names;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The names that somebody may have meant. */
public final class NearestNames {

    private static final int MOST = 3;

    private NearestNames() {}

    /**
     * Those of the names that are near to a text, three at most, the nearest first: few letters differ, whatever their
     * case, or the text is a part of the name.
     */
    public static List<String> of(String text, Collection<String> names) {
        String typed = text.toLowerCase(Locale.ROOT);
        return names.stream()
                .distinct()
                .filter(name -> isNear(typed, name.toLowerCase(Locale.ROOT)))
                .sorted(Comparator.comparingInt((String name) -> edits(typed, name.toLowerCase(Locale.ROOT)))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(MOST)
                .toList();
    }

    /** The question that an error ends with; empty when no name is near. */
    public static String question(String text, Collection<String> names) {
        List<String> near = of(text, names);
        return near.isEmpty() ? "" : "did you mean " + String.join(" or ", near) + "?";
    }

    private static boolean isNear(String typed, String name) {
        boolean part = typed.length() >= MOST && name.contains(typed);
        return part || edits(typed, name) <= Math.max(1, typed.length() / 3);
    }

    /** How many letters have to be put in, taken out, changed or swapped with their neighbour. */
    static int edits(String from, String to) {
        int[][] edits = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                edits[i][j] = i == 0 || j == 0 ? i + j : fewest(edits, from, i, to, j);
            }
        }
        return edits[from.length()][to.length()];
    }

    private static int fewest(int[][] edits, String from, int i, String to, int j) {
        boolean same = from.charAt(i - 1) == to.charAt(j - 1);
        int fewest = Math.min(edits[i - 1][j - 1] + (same ? 0 : 1), 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
        boolean swapped =
                i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
        return swapped ? Math.min(fewest, edits[i - 2][j - 2] + 1) : fewest;
    }
}
