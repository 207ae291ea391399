package dev.wirecord.explorer.command;

/** How commands end. */
final class ExitCodes {

    /** All is well. */
    static final int SOUND = 0;
    /** Bytes or JSON are wrong, or cannot be read. */
    static final int WRONG = 1;
    /** Options or names are wrong. */
    static final int USAGE = 2;

    /** The codes in a command's help. */
    static final String SOUND_HELP = "0:The input is sound, or there was none to judge.";

    static final String WRONG_HELP = "1:The input is wrong or cannot be read.";
    static final String USAGE_HELP = "2:An option, a name or a version does not exist.";

    private ExitCodes() {}
}
