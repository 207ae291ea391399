package dev.wirecord.processor.diagnostic;

import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.Messager;
import javax.tools.Diagnostic.Kind;

/** Collects the problems of one message, so that all of them are reported and none stops the search for more. */
public final class Diagnostics {

    private record Found(SourceAnchor anchor, String text) {}

    private final List<Found> found = new ArrayList<>();

    /**
     * Notes a problem.
     *
     * @param anchor where it is
     * @param problem which it is
     * @param facts what its sentences want to know
     */
    public void report(SourceAnchor anchor, Problem problem, Object... facts) {
        Found one = new Found(anchor, problem.text(anchor.place(), facts));
        // A record that occurs twice in a message is checked twice, and wrong once.
        if (!found.contains(one)) {
            found.add(one);
        }
    }

    /** Whether nothing was reported. */
    public boolean isClean() {
        return found.isEmpty();
    }

    /** Hands everything to the compiler, in the order of finding. */
    public void printTo(Messager messager) {
        for (Found one : found) {
            SourceAnchor anchor = one.anchor();
            messager.printMessage(Kind.ERROR, one.text(), anchor.element(), anchor.annotation(), anchor.value());
        }
    }
}
