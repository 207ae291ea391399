package dev.wirecord.explorer.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.explorer.Wirecord;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;

class ServeCommandTest {

    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Wirecord.commandLine().setErr(new PrintWriter(err)).execute(arguments);
    }

    @Test
    void saysThatAPortIsTaken() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertEquals(1, run("serve", "--port", String.valueOf(taken.getLocalPort())));
            assertTrue(
                    err.toString().startsWith("Cannot serve on port " + taken.getLocalPort() + ": "), err.toString());
        }
    }

    @Test
    void refusesWhatIsNoPort() {
        assertEquals(2, run("serve", "--port", "70000"));
        assertTrue(err.toString().startsWith("wirecord: --port is 0 to 65535, not 70000"), err.toString());
    }
}
