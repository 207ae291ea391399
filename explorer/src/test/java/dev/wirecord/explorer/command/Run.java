package dev.wirecord.explorer.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirecord.explorer.Wirecord;
import dev.wirecord.explorer.json.JsonTexts;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/**
 * One run of the command.
 *
 * @param code how it ended
 * @param out what it printed
 * @param err what it printed to the error output
 */
record Run(int code, String out, String err) {

    static Run of(String... arguments) {
        return withInput(new byte[0], arguments);
    }

    static Run withInput(String input, String... arguments) {
        return withInput(input.getBytes(StandardCharsets.UTF_8), arguments);
    }

    static Run withInput(byte[] input, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input));
        try {
            int code = Wirecord.commandLine()
                    .setOut(new PrintWriter(out))
                    .setErr(new PrintWriter(err))
                    .execute(arguments);
            return new Run(
                    code, out.toString().replace("\r\n", "\n"), err.toString().replace("\r\n", "\n"));
        } finally {
            System.setIn(before);
        }
    }

    /** This run, which has to have ended like that. */
    Run expect(int expected) {
        assertEquals(expected, code, () -> out + err);
        return this;
    }

    JsonNode json() {
        return JsonTexts.parse(out);
    }
}
