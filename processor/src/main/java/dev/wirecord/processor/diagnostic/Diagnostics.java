package dev.wirecord.processor.diagnostic;

import java.util.LinkedHashSet;
import java.util.Set;
import javax.tools.Diagnostic.Kind;

/** Collects the problems of one message, so that all of them are reported and none stops the search for more. */
public final class Diagnostics {

    /** A problem in words, and its place. */
    record Found(SourceAnchor anchor, Kind kind, String text) {}

    // A set: a record that occurs twice in a message is checked twice, and wrong once.
    private final Set<Found> found = new LinkedHashSet<>();

    /** Without problems, so far. */
    public Diagnostics() {}

    /**
     * Notes a problem.
     *
     * @param anchor where it is
     * @param problem which it is
     * @param facts what its sentences want to know
     */
    public void report(SourceAnchor anchor, Problem problem, Object... facts) {
        boolean isWarning = problem.kind() != Kind.ERROR;
        if (!isWarning || !anchor.isMeant()) {
            found.add(new Found(anchor, problem.kind(), problem.text(anchor.place(), facts)));
        }
    }

    /** Whether no error was reported. */
    public boolean isClean() {
        return found.stream().noneMatch(one -> one.kind() == Kind.ERROR);
    }

    /** What was reported, in that order. */
    Set<Found> found() {
        return found;
    }
}
