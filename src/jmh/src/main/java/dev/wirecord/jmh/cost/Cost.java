package dev.wirecord.jmh.cost;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/** Prints the rows of the README's table about compiling, size and start-up. */
public final class Cost {

    private Cost() {}

    /**
     * Measures.
     *
     * @param args the folder of Kafka's schemas
     * @throws IOException when the folder cannot be read
     * @throws InterruptedException when a measured program does not end
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        CompileCost compile = new CompileCost(Path.of(args[0]));
        compile.seconds(20);
        for (int schemas : new int[] {10, 50, 100, 200}) {
            double seconds = compile.seconds(schemas);
            print("compile %d schemas: %.2f s, %.1f ms a schema", schemas, seconds, 1000 * seconds / schemas);
        }
        long ours = ClassBytes.ofWirecord();
        long kafkas = ClassBytes.ofKafka();
        print("class files: %,d bytes, kafka-clients %,d bytes, ratio %.2f", ours, kafkas, (double) ours / kafkas);
        double wirecord = StartUp.medianMillis(StartWirecord.class);
        double kafka = StartUp.medianMillis(StartKafka.class);
        double direct = StartUp.medianMillis(StartKafkaDirect.class);
        print("start-up: %.1f ms, through ApiKeys %.1f ms, ratio %.2f", wirecord, kafka, wirecord / kafka);
        print("start-up of Kafka's data class directly: %.1f ms", direct);
        print("classes of ours that are loaded: %d", StartUp.loadedClasses(StartWirecord.class));
    }

    private static void print(String format, Object... args) {
        System.out.println(String.format(Locale.ROOT, format, args));
    }
}
