package dev.wirecord.processor.diagnostic;

import java.util.HashSet;
import java.util.Set;
import javax.annotation.processing.Messager;

/** Hands problems to the compiler. A record that occurs in several messages is wrong once, however often it is checked. */
public final class Reporter {

    private final Set<Diagnostics.Found> printed = new HashSet<>();

    /** For one processor. */
    public Reporter() {}

    /** Prints what was found, in the order of finding, but nothing that has been printed before. */
    public void print(Diagnostics diagnostics, Messager messager) {
        boolean isEclipse = messager.getClass().getName().startsWith("org.eclipse.");
        for (Diagnostics.Found one : diagnostics.found()) {
            if (printed.add(one)) {
                SourceAnchor anchor = EclipsePlaces.nearest(one.anchor(), isEclipse);
                messager.printMessage(one.kind(), one.text(), anchor.element(), anchor.annotation(), anchor.value());
            }
        }
    }
}
