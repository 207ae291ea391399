package dev.wirecord.explorer.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that finds Chromium, on machines made up for it: nothing is on their path but what a test puts there. */
class BrowserScriptTest {

    @TempDir
    private Path machine;

    private int status;

    @BeforeEach
    void addUser() throws IOException {
        program("id", "echo 0");
        program("env", "while [ \"${1#*=}\" != \"$1\" ]; do shift; done; \"$@\"");
    }

    private void program(String name, String script) throws IOException {
        Path file = Files.writeString(machine.resolve(name), "#!/bin/bash\n" + script + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** What the script prints, errors included. */
    private String run() throws IOException, InterruptedException {
        ProcessBuilder script = new ProcessBuilder("/bin/bash", "src/test/bin/browser").redirectErrorStream(true);
        script.environment().put("PATH", machine.toString());
        Process process = script.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        status = process.waitFor();
        return output;
    }

    @Test
    void whatIsThereIsNotInstalled() throws Exception {
        program("chromium", "");
        program("chromedriver", "");
        program("apt-get", "echo must not run");

        assertEquals(machine.resolve("chromium") + "\n" + machine.resolve("chromedriver") + "\n", run());
        assertEquals(0, status);
    }

    @Test
    void whatIsMissingIsInstalled() throws Exception {
        program("chromium", "");
        program(
                "apt-get",
                "echo \"apt-get $*\" >>" + machine.resolve("log") + "; [ \"$2\" = update ] || { echo '#!/bin/bash' >"
                        + machine.resolve("chromedriver") + "; /bin/chmod +x " + machine.resolve("chromedriver")
                        + "; }");

        assertEquals(machine.resolve("chromium") + "\n" + machine.resolve("chromedriver") + "\n", run());
        assertEquals(
                "apt-get -qq update\napt-get -qq -y --no-install-recommends install chromium chromium-driver\n",
                Files.readString(machine.resolve("log")));
        assertEquals(0, status);
    }

    @Test
    void withoutAnyWayItFailsWithASentence() throws Exception {
        assertTrue(run().startsWith("The tests of the pages need chromium and chromedriver on the PATH."));
        assertEquals(1, status);
    }

    @Test
    void aFailedInstallationFails() throws Exception {
        program("apt-get", "echo no network; exit 100");

        String output = run();
        assertTrue(output.contains("no network") && output.contains("Install them"), output);
        assertEquals(1, status);
    }
}
