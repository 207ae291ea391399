package dev.wirecord.processor.diagnostic;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic.Kind;

/** Hands problems to the compiler. A record that occurs in several messages is wrong once, however often it is checked. */
public final class Reporter {

    private final Set<Diagnostics.Found> printed = new HashSet<>();

    private final Predicate<Element> isOurs;

    /** For one processor. */
    public Reporter() {
        this(any -> true);
    }

    /** For a processor that sees records of other compilations, too: what is odd about those is not for this one. */
    public Reporter(Predicate<Element> isOurs) {
        this.isOurs = isOurs;
    }

    /** Prints what was found, in the order of finding, but nothing that has been printed before. */
    public void print(Diagnostics diagnostics, Messager messager) {
        boolean isEclipse = messager.getClass().getName().startsWith("org.eclipse.");
        for (Diagnostics.Found one : diagnostics.found()) {
            boolean isForeign =
                    one.kind() == Kind.WARNING && !isOurs.test(one.anchor().element());
            if (!isForeign && printed.add(one)) {
                SourceAnchor anchor = EclipsePlaces.nearest(one.anchor(), isEclipse);
                messager.printMessage(one.kind(), one.text(), anchor.element(), anchor.annotation(), anchor.value());
            }
        }
    }
}
