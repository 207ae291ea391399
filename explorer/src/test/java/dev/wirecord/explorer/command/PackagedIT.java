package dev.wirecord.explorer.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The jar and the script that people start. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a shell script")
class PackagedIT {

    private static final Path JAR = Path.of("target", "wirecord.jar").toAbsolutePath();
    private static final Path LAUNCHER =
            Path.of("src", "main", "bin", "wirecord").toAbsolutePath();
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    /** An ApiVersions request of version 0, client id "test". */
    private static final String REQUEST = "0000000e 0012 0000 00000007 0004 74657374";

    @Test
    void theJarRuns() throws Exception {
        Run run = run(Map.of(), "", JAVA, "-jar", JAR.toString(), "apis").expect(0);

        assertTrue(run.out().startsWith("KEY  NAME "), run.out());
        assertEquals(96, run.out().lines().count());
        assertEquals("", run.err());
    }

    @Test
    void theLauncherFindsTheBuild() throws Exception {
        Run run = run(Map.of(), REQUEST, LAUNCHER.toString(), "explain").expect(0);

        assertTrue(run.out().contains("ApiVersionsRequest v0, request header v1, 18 bytes on the wire"), run.out());
        assertEquals(
                1,
                run(Map.of(), "GET / HTTP/1.1\r\n", LAUNCHER.toString(), "explain")
                        .code());
        assertEquals(
                2, run(Map.of(), "", LAUNCHER.toString(), "schema", "Metdata").code());
    }

    @Test
    void theLauncherFindsTheJarBesideItself(@TempDir Path folder) throws Exception {
        Path copy = Files.copy(LAUNCHER, folder.resolve("wirecord"));
        Run without = run(Map.of(), "", copy.toString(), "apis").expect(2);
        assertTrue(without.err().startsWith("wirecord: there is no wirecord.jar in "), without.err());

        Files.copy(JAR, folder.resolve("wirecord.jar"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), copy);
        Run run = run(Map.of(), "", link.toString(), "--version").expect(0);
        assertTrue(run.out().startsWith("wirecord "), run.out());
    }

    @Test
    void theLauncherSaysThatJavaIsTooOld(@TempDir Path folder) throws Exception {
        Path bin = Files.createDirectory(folder.resolve("bin"));
        Path java = Files.writeString(bin.resolve("java"), """
                #!/bin/sh
                echo 'openjdk version "11.0.22" 2024-01-16' >&2
                exit 1
                """);
        Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));

        Run run = run(Map.of("JAVA_HOME", folder.toString()), "", LAUNCHER.toString(), "apis")
                .expect(2);

        assertTrue(run.err().endsWith("bin/java is Java 11; Java 17 or later is needed\n"), run.err());
    }

    @Test
    void completionKnowsTheCommands() throws Exception {
        Run run = run(Map.of(), "", LAUNCHER.toString(), "generate-completion").expect(0);

        assertTrue(run.out().startsWith("#!/usr/bin/env bash"), run.out());
        assertTrue(run.out().contains("explain"), run.out());
    }

    @Test
    void outputIsNotInColourWithoutATerminal() throws Exception {
        Run run = run(Map.of(), REQUEST, LAUNCHER.toString(), "explain").expect(0);

        assertEquals(-1, run.out().indexOf('\u001b'), run.out());
    }

    private static Run run(Map<String, String> environment, String input, String... command)
            throws IOException, InterruptedException {
        Path err = Files.createTempFile("wirecord", ".err");
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(err.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().putAll(environment);
        Process process = builder.start();
        try (OutputStream in = process.getOutputStream()) {
            in.write(input.getBytes(StandardCharsets.UTF_8));
        }
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Run run = new Run(process.waitFor(), out, Files.readString(err));
        Files.delete(err);
        return run;
    }
}
