package dev.wirecord.explorer.command;

import picocli.CommandLine.Help.Ansi;

/** When to write in colour. */
enum ColorMode {
    /** On a terminal, unless the environment variable {@code NO_COLOR} is set. */
    AUTO,
    /** Always. */
    ALWAYS,
    /** Never. */
    NEVER;

    /** Set by the launcher, which can tell whether the output alone is a terminal. */
    private static final String TERMINAL = "wirecord.terminal";

    /** Whether to write escape sequences. */
    Ansi ansi() {
        return switch (this) {
            case ALWAYS -> Ansi.ON;
            case NEVER -> Ansi.OFF;
            case AUTO -> automatic();
        };
    }

    private static Ansi automatic() {
        String terminal = System.getProperty(TERMINAL);
        if (terminal == null) {
            return Ansi.AUTO;
        }
        String noColor = System.getenv("NO_COLOR");
        return Boolean.parseBoolean(terminal) && (noColor == null || noColor.isEmpty()) ? Ansi.ON : Ansi.OFF;
    }
}
