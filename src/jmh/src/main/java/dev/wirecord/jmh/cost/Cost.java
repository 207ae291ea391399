package dev.wirecord.jmh.cost;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.kafka.KafkaCodecs;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.apache.kafka.common.protocol.ApiKeys;

/** Prints the rows of the README's table about compiling, size and start-up. */
public final class Cost {

    private Cost() {}

    /**
     * Measures.
     *
     * @param args the folder of Kafka's schemas
     * @throws IOException when the folder cannot be read
     * @throws InterruptedException when a measured program does not end
     * @throws ClassNotFoundException when kafka-clients has no logger
     */
    public static void main(String[] args) throws IOException, InterruptedException, ClassNotFoundException {
        CompileCost compile = new CompileCost(Path.of(args[0]));
        compile.seconds(20);
        for (int schemas : new int[] {10, 50, 100, 200}) {
            double seconds = compile.seconds(schemas);
            print("compile %d schemas: %.2f s, %.1f ms a schema", schemas, seconds, 1000 * seconds / schemas);
        }
        long ours = ClassBytes.ofWirecord();
        long kafkas = ClassBytes.ofKafka();
        print("class files: %,d bytes, kafka-clients %,d bytes, ratio %.2f", ours, kafkas, (double) ours / kafkas);
        // On the class path when programs run, not when they are compiled.
        Class<?> logger = Class.forName("org.slf4j.Logger");
        StartUp wirecord = new StartUp(StartWirecord.class, CodecRegistry.class, KafkaCodecs.class);
        StartUp named = new StartUp(StartWirecordNamed.class, CodecRegistry.class, KafkaCodecs.class);
        StartUp kafka = new StartUp(StartKafka.class, ApiKeys.class, logger);
        StartUp direct = new StartUp(StartKafkaDirect.class, ApiKeys.class, logger);
        double[] millis = StartUp.medianMillis(wirecord, named, kafka, direct);
        print("start-up through ApiKeys: %.1f ms", millis[2]);
        print("start-up with CodecRegistry.load(): %.1f ms, ratio %.3f", millis[0], millis[0] / millis[2]);
        print("start-up with a named provider: %.1f ms, ratio %.3f", millis[1], millis[1] / millis[2]);
        print("start-up of Kafka's data class directly: %.1f ms", millis[3]);
        print("classes of ours that are loaded: %d", wirecord.loadedClasses());
    }

    private static void print(String format, Object... args) {
        System.out.println(String.format(Locale.ROOT, format, args));
    }
}
