package dev.wirecord.jmh.cost;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** Runs a program in JVMs of its own; the program prints how many nanoseconds it took from main to the bytes. */
final class StartUp {

    private static final int RUNS = 15;

    private StartUp() {}

    static double medianMillis(Class<?> program) throws IOException, InterruptedException {
        double[] millis = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            List<String> lines = output(program);
            millis[run] = Long.parseLong(lines.get(lines.size() - 1)) / 1e6;
        }
        Arrays.sort(millis);
        return millis[RUNS / 2];
    }

    static long loadedClasses(Class<?> program) throws IOException, InterruptedException {
        return output(program, "-Xlog:class+load").stream()
                .filter(line -> line.contains(" dev.wirecord.") && !line.contains("dev.wirecord.jmh"))
                .count();
    }

    private static List<String> output(Class<?> program, String... options) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(System.getProperty("java.home") + "/bin/java");
        builder.command().addAll(List.of(options));
        builder.command().addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
        Process process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
        List<String> lines =
                new String(process.getInputStream().readAllBytes()).lines().toList();
        if (process.waitFor() != 0) {
            throw new IllegalStateException(program + " ended with " + process.exitValue());
        }
        return lines;
    }
}
