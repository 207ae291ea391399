package dev.wirecord.jmh.cost;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Compiles a package that imports the first schemas of a folder. */
final class CompileCost {

    private static final int RUNS = 3;

    // Named, because JMH's own processor is on the same class path.
    private static final List<String> PROCESSORS = List.of(
            "dev.wirecord.processor.CodecProcessor",
            "dev.wirecord.processor.ProviderProcessor",
            "dev.wirecord.processor.SchemasProcessor");

    // A request and its response are neighbours, so an even number of schemas has no half of an API, which is an error.
    private static final Comparator<Path> WHOLE_APIS_FIRST =
            Comparator.comparing(CompileCost::isOfNoApi).thenComparing(Comparator.naturalOrder());

    private final Path schemas;

    CompileCost(Path schemas) {
        this.schemas = schemas;
    }

    /** The best of a few runs with that many schemas, an even number, in a compiler that is warm. */
    double seconds(int count) throws IOException {
        double best = Double.MAX_VALUE;
        for (int run = 0; run < RUNS; run++) {
            best = Math.min(best, compile(count));
        }
        return best;
    }

    private double compile(int count) throws IOException {
        Path work = Files.createTempDirectory("wirecord-cost");
        try {
            copy(count, work.resolve("schemas"));
            Path source = Files.createDirectories(work.resolve("src/cost")).resolve("package-info.java");
            Files.writeString(source, "@dev.wirecord.annotation.KafkaSchemas package cost;\n");
            Path classes = Files.createDirectories(work.resolve("classes"));
            long start = System.nanoTime();
            run(work.resolve("schemas"), source, classes);
            return (System.nanoTime() - start) / 1e9;
        } finally {
            delete(work);
        }
    }

    private void run(Path folder, Path source, Path classes) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> options = List.of(
                "-classpath",
                System.getProperty("java.class.path"),
                "-processor",
                String.join(",", PROCESSORS),
                "-Awirecord.schemas=" + folder,
                "-d",
                classes.toString());
        var files = compiler.getStandardFileManager(null, null, null).getJavaFileObjects(source);
        if (!compiler.getTask(null, null, null, options, null, files).call()) {
            throw new IllegalStateException("the schemas in " + folder + " do not compile");
        }
    }

    private void copy(int count, Path target) throws IOException {
        Files.createDirectories(target);
        try (Stream<Path> files = Files.list(schemas)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".json"))
                    .sorted(WHOLE_APIS_FIRST)
                    .limit(count)
                    .toList()) {
                Files.copy(file, target.resolve(file.getFileName()));
            }
        }
    }

    private static boolean isOfNoApi(Path file) {
        String name = file.getFileName().toString();
        return !name.endsWith("Request.json") && !name.endsWith("Response.json");
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
