package dev.wirecord.explorer.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.explorer.Wirecord;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class SiteCommandTest {

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        CommandLine command =
                Wirecord.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        return command.execute(arguments);
    }

    @Test
    void writesAllPagesAndSaysHowFarItIs() throws IOException {
        Path site = folder.resolve("new/site");

        assertEquals(0, run("site", "-o", site.toString()));

        assertTrue(Files.readString(site.resolve("AddOffsetsToTxn-v4.html")).contains("28 bytes on the wire"));
        assertTrue(Files.exists(site.resolve("assets/site.css")));
        assertTrue(out.toString().endsWith(site.resolve("index.html") + System.lineSeparator()), out.toString());
        assertTrue(err.toString().startsWith("100 of "), err.toString());
    }

    @Test
    void saysWhichFileIsInTheWay() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));

        assertEquals(1, run("site", "-o", file.resolve("site").toString()));
        assertTrue(err.toString().startsWith("Cannot write " + file), err.toString());
    }

    @Test
    void asksForAFolder() {
        assertEquals(2, run("site"));
        assertTrue(err.toString().contains("--output=DIR"), err.toString());
    }
}
