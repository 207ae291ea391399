package dev.wirecord.explorer.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.explorer.Wirecord;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ApisCommandTest {

    @Test
    void listsTheApisByKey() {
        StringWriter out = new StringWriter();
        int code = Wirecord.commandLine().setOut(new PrintWriter(out)).execute("apis");
        assertEquals(0, code);
        assertTrue(out.toString().contains("25 AddOffsetsToTxn"), out.toString());
    }
}
