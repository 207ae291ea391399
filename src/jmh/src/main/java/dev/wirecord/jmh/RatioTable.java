package dev.wirecord.jmh;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;

/** A Markdown table with a row for each operation on each message, and the sides beside each other. */
final class RatioTable {

    private static final String ALLOCATED = "gc.alloc.rate.norm";

    private static final Set<String> SAME_FOR_ALL = Set.of("profile", "together");

    private enum Side {
        KAFKA("Kafka"),
        OURS("Ours"),
        LIMIT("Limit");

        private final String suffix;

        Side(String suffix) {
            this.suffix = suffix;
        }
    }

    private final Map<String, Map<Side, RunResult>> rows = new LinkedHashMap<>();

    private RatioTable() {}

    static RatioTable of(Collection<RunResult> results) {
        RatioTable table = new RatioTable();
        results.forEach(table::add);
        return table;
    }

    private void add(RunResult result) {
        String label = label(result.getParams());
        for (Side side : Side.values()) {
            if (label.endsWith(side.suffix)) {
                String row = label.substring(0, label.length() - side.suffix.length());
                rows.computeIfAbsent(row, key -> new EnumMap<>(Side.class)).put(side, result);
            }
        }
    }

    /** The class, the parameters that tell rows apart, and the method, which ends with the side. */
    private static String label(BenchmarkParams params) {
        String[] path = params.getBenchmark().split("\\.");
        StringBuilder label = new StringBuilder(path[path.length - 2]);
        for (String key : params.getParamsKeys()) {
            if (!SAME_FOR_ALL.contains(key)) {
                label.append(' ').append(params.getParam(key));
            }
        }
        return label.append(' ').append(path[path.length - 1]).toString();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append("JDK ").append(Runtime.version()).append(", ");
        text.append(LocalDate.now(ZoneOffset.UTC)).append(", ns and bytes an operation, medians of forks\n\n");
        text.append(
                "| operation | kafka | ours | limit | kafka/ours | ours/limit | kafka B | ours B | limit B | ours/kafka B |\n");
        text.append("|---|---|---|---|---|---|---|---|---|---|\n");
        rows.forEach((name, sides) -> text.append(row(name, sides)).append('\n'));
        return text.toString();
    }

    private static String row(String name, Map<Side, RunResult> sides) {
        double[] time = values(sides, result -> result.getPrimaryResult().getScore());
        double[] bytes = values(sides, RatioTable::allocated);
        String cells = String.join(
                " | ",
                name,
                number(time[0], 1),
                number(time[1], 1),
                number(time[2], 1),
                number(time[0] / time[1], 2),
                number(time[1] / time[2], 2),
                number(bytes[0], 0),
                number(bytes[1], 0),
                number(bytes[2], 0),
                number(bytes[1] / bytes[0], 2));
        return "| " + cells + " |";
    }

    private static double[] values(Map<Side, RunResult> sides, ToDoubleFunction<BenchmarkResult> value) {
        double[] values = new double[Side.values().length];
        for (Side side : Side.values()) {
            values[side.ordinal()] = sides.containsKey(side) ? median(sides.get(side), value) : Double.NaN;
        }
        return values;
    }

    private static double median(RunResult forks, ToDoubleFunction<BenchmarkResult> value) {
        double[] sorted =
                forks.getBenchmarkResults().stream().mapToDouble(value).sorted().toArray();
        return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
    }

    private static double allocated(BenchmarkResult result) {
        for (String name : result.getSecondaryResults().keySet()) {
            // Some releases of JMH put a dot before the name.
            if (name.endsWith(ALLOCATED)) {
                return result.getSecondaryResults().get(name).getScore();
            }
        }
        return Double.NaN;
    }

    private static String number(double value, int digits) {
        return Double.isNaN(value) ? "-" : String.format(Locale.ROOT, "%,." + digits + "f", value);
    }
}
