package dev.wirecord.jmh.cost;

import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs a program in JVMs of its own, with nothing on the class path but what it needs; the program prints how many
 * nanoseconds it took from main to the bytes.
 */
final class StartUp {

    private static final int RUNS = 41;

    private final Class<?> program;
    private final String classPath;

    /**
     * A program and where it comes from.
     *
     * @param needed one class of each jar or folder that the program needs
     */
    StartUp(Class<?> program, Class<?>... needed) {
        this.program = program;
        this.classPath = Stream.concat(Stream.of(program), Stream.of(needed))
                .map(each -> ClassBytes.location(each).toString())
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** The medians of programs that run in turn, so that a slow hour of the machine is slow for all. */
    static double[] medianMillis(StartUp... programs) throws IOException, InterruptedException {
        double[][] millis = new double[programs.length][RUNS];
        for (int run = 0; run < RUNS; run++) {
            for (int program = 0; program < programs.length; program++) {
                millis[program][run] = programs[program].millis();
            }
        }
        return Stream.of(millis)
                .mapToDouble(each -> Arrays.stream(each).sorted().toArray()[RUNS / 2])
                .toArray();
    }

    private double millis() throws IOException, InterruptedException {
        List<String> lines = output();
        return Long.parseLong(lines.get(lines.size() - 1)) / 1e6;
    }

    long loadedClasses() throws IOException, InterruptedException {
        return output("-Xlog:class+load").stream()
                .filter(line -> line.contains(" dev.wirecord.") && !line.contains("dev.wirecord.jmh"))
                .count();
    }

    private List<String> output(String... options) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(System.getProperty("java.home") + "/bin/java");
        builder.command().addAll(List.of(options));
        builder.command().addAll(List.of("-cp", classPath, program.getName()));
        Process process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
        List<String> lines =
                new String(process.getInputStream().readAllBytes()).lines().toList();
        if (process.waitFor() != 0) {
            throw new IllegalStateException(program + " ended with " + process.exitValue());
        }
        return lines;
    }
}
