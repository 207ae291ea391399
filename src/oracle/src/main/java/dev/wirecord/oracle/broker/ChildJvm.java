package dev.wirecord.oracle.broker;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/**
 * A small JVM that runs another program with the class path of the tests, and the entry point that this JVM starts at.
 *
 * <p>The entry point is there for the sake of a test that is killed. No shutdown hook runs in that test then, so the
 * child itself watches its parent and ends when the parent is gone.
 */
final class ChildJvm {

    private static final Duration STOP_LIMIT = Duration.ofSeconds(10);
    private static final int TAIL_LINES = 60;

    /** A quick start, few threads, little memory: no child here lives long enough to gain from more. */
    private static final List<String> OPTIONS =
            List.of("-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Dlog4j2.level=WARN");

    private final Process process;
    private final Path log;

    private ChildJvm(Process process, Path log) {
        this.process = process;
        this.log = log;
    }

    /** Starts {@code mainClass}; what it prints and logs is appended to the file {@code log}. */
    static ChildJvm start(Path log, String mainClass, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(OPTIONS);
        command.add(ChildJvm.class.getName());
        command.add(mainClass);
        command.addAll(List.of(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(Redirect.appendTo(log.toFile()));
        // Not an argument, because a class path may be longer than a command line.
        builder.environment().put("CLASSPATH", testClassPath());
        return new ChildJvm(builder.start(), log);
    }

    /** Surefire may start its JVM with a jar that is nothing but a manifest and name the real class path elsewhere. */
    private static String testClassPath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }

    Process process() {
        return process;
    }

    /** What the child has printed and logged so far. */
    String log() {
        try {
            return new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The last lines of the log, enough for an exception with its causes. */
    String logTail() {
        List<String> lines = log().lines().toList();
        return String.join("\n", lines.subList(Math.max(0, lines.size() - TAIL_LINES), lines.size()));
    }

    /** Returns when the process is gone: by itself soon after it is asked, or else by force. */
    void stop() {
        process.destroy();
        try {
            // Unlike Process.waitFor, this also waits in a thread that has been interrupted.
            process.onExit().orTimeout(STOP_LIMIT.toSeconds(), TimeUnit.SECONDS).join();
        } catch (CompletionException timeout) {
            process.destroyForcibly().onExit().join();
        }
    }

    /**
     * The child's entry point: runs the main class that the first argument names, with the other arguments.
     *
     * @throws ReflectiveOperationException if there is no such class, or if it throws
     */
    public static void main(String[] arguments) throws ReflectiveOperationException {
        ProcessHandle.current().parent().ifPresent(ChildJvm::haltAfter);
        Method main = Class.forName(arguments[0]).getMethod("main", String[].class);
        Object others = Arrays.copyOfRange(arguments, 1, arguments.length);
        main.invoke(null, others);
    }

    /** Halts instead of exiting: an orderly shutdown of Kafka may wait for long, and saves what nobody needs. */
    private static void haltAfter(ProcessHandle parent) {
        parent.onExit().thenRun(() -> Runtime.getRuntime().halt(1));
    }
}
