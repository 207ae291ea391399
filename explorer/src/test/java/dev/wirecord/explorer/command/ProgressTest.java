package dev.wirecord.explorer.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressTest {

    private final StringWriter out = new StringWriter();

    private void run(boolean terminal, int total) {
        Progress progress = new Progress(new PrintWriter(out), terminal, total, "pages");
        for (int done = 1; done <= total; done++) {
            progress.accept(done);
        }
    }

    @Test
    void aTerminalHasOneLineThatVanishes() {
        run(true, 3);
        assertEquals("\r1 of 3 pages\r2 of 3 pages\r\u001b[K", out.toString());
    }

    @Test
    void aFileHasALineForEveryHundred() {
        run(false, 300);
        assertEquals(String.format("100 of 300 pages%n200 of 300 pages%n"), out.toString());
    }
}
