package dev.wirecord.jmh;

import java.util.Collection;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs benchmarks and prints how the sides compare. Arguments are JMH's own, such as {@code -f 1 -wi 2 Codecs}. */
public final class Report {

    private Report() {}

    public static void main(String[] args) throws RunnerException, CommandLineOptionException {
        OptionsBuilder options = new OptionsBuilder();
        options.parent(new CommandLineOptions(args));
        // Bytes per operation; what an operation allocates does not depend on the machine.
        options.addProfiler(GCProfiler.class);
        options.shouldFailOnError(true);
        Collection<RunResult> results = new Runner(options.build()).run();
        System.out.println();
        System.out.print(RatioTable.of(results));
    }
}
