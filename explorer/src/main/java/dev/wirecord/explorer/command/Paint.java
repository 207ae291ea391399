package dev.wirecord.explorer.command;

import dev.wirecord.explain.ByteSection;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Style;

/** Colours a text, where there is colour. */
final class Paint {

    private Paint() {}

    static String text(Ansi ansi, String text, IStyle... styles) {
        if (!ansi.enabled() || styles.length == 0 || text.isEmpty()) {
            return text;
        }
        // Not Style.off, which ends bold with a code that some terminals take for an underline.
        return Style.on(styles) + text + Style.reset.on();
    }

    /** The colour of a part of a message. */
    static IStyle[] of(ByteSection section) {
        return switch (section) {
            case FRAME -> Style.parse("fg(250)");
            case HEADER -> Style.parse("fg(cyan)");
            case REQUEST_BODY, BODY -> Style.parse("fg(green)");
            case RESPONSE_BODY -> Style.parse("fg(blue)");
            case RECORD_BATCH -> Style.parse("fg(yellow)");
            case RECORD -> Style.parse("fg(magenta)");
            case TAGGED_FIELDS -> Style.parse("fg(208)");
            case UNKNOWN -> new IStyle[0];
        };
    }
}
