package dev.wirecord.processor.lock;

import dev.wirecord.processor.declaration.FieldDeclaration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * A field of a locked version in the record, and what the lock has in its place.
 *
 * @param declaration where it is written
 * @param now what it is
 * @param locked what it was, or null for one that is new
 */
record FieldPair(FieldDeclaration declaration, LockedField now, LockedField locked) {

    /**
     * Finds what belongs together, by name; of the rest those are one field renamed whose bytes are the same.
     *
     * @param unpaired the pairs without a locked side
     * @param locked the locked fields, of which those without a partner are left in the list
     */
    static List<FieldPair> match(List<FieldPair> unpaired, List<LockedField> locked) {
        List<FieldPair> byName =
                match(unpaired, locked, (one, other) -> one.name().equals(other.name()));
        return match(byName, locked, LockedField::hasBytesOf);
    }

    private static List<FieldPair> match(
            List<FieldPair> pairs, List<LockedField> locked, BiPredicate<LockedField, LockedField> same) {
        List<FieldPair> matched = new ArrayList<>();
        for (FieldPair pair : pairs) {
            LockedField partner = pair.locked != null
                    ? null
                    : locked.stream()
                            .filter(field -> same.test(pair.now, field))
                            .findFirst()
                            .orElse(null);
            locked.remove(partner);
            matched.add(partner == null ? pair : new FieldPair(pair.declaration, pair.now, partner));
        }
        return matched;
    }
}
