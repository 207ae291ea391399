package dev.wirecord.explorer.command;

import java.io.PrintWriter;
import java.util.function.IntConsumer;

/** Tells how much is done: on a terminal in a line that is rewritten and vanishes at the end, elsewhere now and then. */
final class Progress implements IntConsumer {

    private static final int DONE_PER_LINE = 100;
    private static final String ERASE_TO_END = "\r\u001b[K";

    private final PrintWriter out;
    private final boolean terminal;
    private final int total;
    private final String what;

    /**
     * @param out where to tell it
     * @param terminal whether that is a terminal
     * @param total how much there is to do
     * @param what what is counted
     */
    Progress(PrintWriter out, boolean terminal, int total, String what) {
        this.out = out;
        this.terminal = terminal;
        this.total = total;
        this.what = what;
    }

    @Override
    public void accept(int done) {
        String line = done + " of " + total + " " + what;
        if (terminal) {
            out.print(done < total ? "\r" + line : ERASE_TO_END);
        } else if (done % DONE_PER_LINE == 0 && done < total) {
            out.println(line);
        }
        out.flush();
    }
}
