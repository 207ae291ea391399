package dev.wirecord.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collection;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Every benchmark runs once, so that none rots. Their setups compare the bytes of all sides, which is the real test. */
class BenchmarksTest {

    @Test
    void everyBenchmarkRuns() throws RunnerException {
        Options once = new OptionsBuilder()
                .mode(Mode.SingleShotTime)
                .forks(0)
                .warmupIterations(0)
                .measurementIterations(1)
                .param("profile", "1")
                .param("elements", "10", "100")
                .param("together", "100")
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true)
                .build();

        Collection<RunResult> results = new Runner(once).run();

        assertTrue(results.size() > Scenario.values().length * 6, () -> results.size() + " results");
        String table = RatioTable.of(results).toString();
        for (Scenario scenario : Scenario.values()) {
            assertTrue(table.contains("| Codecs " + scenario + " encode |"), table);
        }
        assertEquals(0, table.lines().filter(line -> line.contains("NaN")).count(), table);
    }
}
