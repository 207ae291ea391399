package dev.wirecord.processor.lock;

import java.util.ArrayList;
import java.util.List;

/** Which fields were moved: as few as will do, so that one line moved from the end to the start is one error. */
final class FieldOrder {

    private FieldOrder() {}

    /** The fields that stand in another place among those that share a version with them. */
    static List<FieldPair> moved(List<FieldPair> pairs, List<LockedField> locked) {
        List<FieldPair> placed = pairs.stream()
                .filter(pair ->
                        pair.locked() != null && !pair.locked().positional().isNone())
                .toList();
        List<FieldPair> kept = longestInOrder(placed, locked);
        return placed.stream()
                .filter(pair -> !kept.contains(pair))
                .filter(pair -> placed.stream().anyMatch(other -> isSwapped(pair, other, placed, locked)))
                .toList();
    }

    /** The longest sequence of fields that follow each other in the lock too. */
    private static List<FieldPair> longestInOrder(List<FieldPair> placed, List<LockedField> locked) {
        List<List<FieldPair>> endingAt = new ArrayList<>();
        List<FieldPair> longest = List.of();
        for (FieldPair pair : placed) {
            List<FieldPair> best = List.of();
            for (List<FieldPair> before : endingAt) {
                FieldPair last = before.get(before.size() - 1);
                boolean follows = locked.indexOf(last.locked()) < locked.indexOf(pair.locked());
                best = follows && before.size() > best.size() ? before : best;
            }
            List<FieldPair> extended = new ArrayList<>(best);
            extended.add(pair);
            endingAt.add(extended);
            longest = extended.size() > longest.size() ? extended : longest;
        }
        return longest;
    }

    private static boolean isSwapped(FieldPair one, FieldPair other, List<FieldPair> placed, List<LockedField> locked) {
        int before = Integer.compare(locked.indexOf(one.locked()), locked.indexOf(other.locked()));
        int now = Integer.compare(placed.indexOf(one), placed.indexOf(other));
        return before != now
                && one.locked().positional().intersects(other.locked().positional());
    }
}
