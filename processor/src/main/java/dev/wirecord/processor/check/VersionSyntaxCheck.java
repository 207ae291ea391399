package dev.wirecord.processor.check;

import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.schema.Versions;
import java.util.List;
import java.util.regex.Pattern;

/** Every range can be read; the message's has an end or is empty, and its flexible versions have no end. */
final class VersionSyntaxCheck implements MessageCheck {

    private static final Pattern NUMBER = Pattern.compile("\\b[0-9]{1,5}\\b");

    @Override
    public void check(MessageDeclaration message, Diagnostics diagnostics) {
        checkMessage(message, diagnostics);
        for (StructDeclaration struct : Structs.of(message)) {
            check(struct, diagnostics);
        }
    }

    static void check(StructDeclaration struct, Diagnostics diagnostics) {
        requireReadable(struct.versions(), diagnostics);
        for (FieldDeclaration field : struct.fields()) {
            requireReadable(field.versions(), diagnostics);
            requireReadable(field.nullable(), diagnostics);
            requireReadable(field.flexible(), diagnostics);
            requireReadable(field.tagged(), diagnostics);
        }
    }

    private static void checkMessage(MessageDeclaration message, Diagnostics diagnostics) {
        requireReadable(message.versions(), diagnostics);
        requireReadable(message.flexible(), diagnostics);
        Ranges.read(message.versions()).ifPresent(versions -> requireClosed(message.versions(), versions, diagnostics));
        Ranges.read(message.flexible())
                .filter(flexible -> !flexible.isNone() && !flexible.isOpen())
                .ifPresent(flexible -> diagnostics.report(
                        message.flexible().anchor(),
                        Problem.FLEXIBLE_BOUNDED,
                        flexible,
                        Versions.from(flexible.lowest())));
    }

    private static void requireClosed(Located<String> text, Versions versions, Diagnostics diagnostics) {
        if (versions.isOpen()) {
            Versions example = Versions.range(versions.lowest(), Math.min(versions.lowest() + 4, Versions.MAX - 1));
            diagnostics.report(text.anchor(), Problem.MESSAGE_VERSIONS_OPEN, text.value(), example);
        }
    }

    private static void requireReadable(Located<String> text, Diagnostics diagnostics) {
        // What is missing although it is required has been reported as that.
        if (text.written() && Ranges.read(text).isEmpty()) {
            diagnostics.report(text.anchor(), Problem.VERSIONS_UNREADABLE, text.value(), suggestion(text.value()));
        }
    }

    /** The four forms, filled with the numbers that were written. */
    private static String suggestion(String text) {
        List<Integer> numbers = NUMBER.matcher(text)
                .results()
                .map(number -> Integer.parseInt(number.group()))
                .filter(number -> number < Versions.MAX)
                .toList();
        int first = numbers.isEmpty() ? 0 : numbers.get(0);
        int second = numbers.size() > 1 ? numbers.get(1) : Math.min(first + 4, Versions.MAX - 1);
        Versions range = Versions.range(Math.min(first, second), Math.max(first, second));
        return range + "\", \"" + first + "+\", \"" + first + "\" or \"none";
    }
}
