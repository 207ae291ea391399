package dev.wirecord.oracle;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.oracle.bridge.KafkaLibrary;
import dev.wirecord.oracle.bridge.KafkaMessage;
import dev.wirecord.oracle.bridge.RecordMessage;
import dev.wirecord.oracle.bridge.RefusedException;
import dev.wirecord.oracle.value.SchemaDefaults;
import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.Versions;
import java.util.List;

/**
 * Compares a codec with the class that Kafka generated for the same message: the bytes they write, the values they read,
 * and what they refuse. Driven by the codec's schema alone.
 *
 * @param <T> the record of the message
 */
public final class Differential<T> {

    private static final int INSTANCES = 200;

    private final RecordMessage<T> ours;
    private final KafkaMessage kafka;
    private final int instances;

    private Differential(RecordMessage<T> ours, KafkaMessage kafka, int instances) {
        this.ours = ours;
        this.kafka = kafka;
        this.instances = instances;
    }

    /**
     * Compares {@code codec} with the class of its message in {@code kafka}.
     *
     * @throws IllegalArgumentException when Kafka has no such class, or it has other fields than the codec's schema
     */
    public static <T> Differential<T> of(MessageCodec<T> codec, KafkaLibrary kafka) {
        return of(codec, kafka.message(codec.schema()));
    }

    /** Compares {@code codec} with a class of Kafka's. */
    public static <T> Differential<T> of(MessageCodec<T> codec, KafkaMessage kafka) {
        return new Differential<>(RecordMessage.of(codec), kafka, INSTANCES);
    }

    /** The same comparison with another number of drawn instances for each version. */
    public Differential<T> instances(int number) {
        return new Differential<>(ours, kafka, number);
    }

    /**
     * Compares every version that both sides have, the defaults of both, and that versions outside the range are refused.
     */
    public DifferentialResult run() {
        DifferentialResult result = defaults().plus(outsideVersions());
        Versions versions = ours.schema().versions().intersect(kafka.versions());
        for (int version = versions.lowest(); version <= versions.highest(); version++) {
            result = result.plus(run(version));
        }
        return result;
    }

    /** Compares one version, up to the first difference. */
    public DifferentialResult run(int version) {
        DifferentialResult result = new DifferentialResult(1, 0, 0, 0, List.of());
        Instances values = new Instances(ours.schema(), version);
        for (long seed : values.seeds(instances)) {
            if (result.differences().isEmpty()) {
                result = result.plus(compare(values, version, seed));
            }
        }
        return result;
    }

    /** Compares the one instance of that seed, which a {@link Difference} names. */
    public DifferentialResult replay(int version, long seed) {
        return compare(new Instances(ours.schema(), version), version, seed);
    }

    private DifferentialResult compare(Instances values, int version, long seed) {
        return new InstanceComparison<>(ours, kafka, version, seed).compare(values.value(seed));
    }

    /** Kafka's object as its constructor leaves it must hold the defaults of our schema. */
    private DifferentialResult defaults() {
        StructValue expected = SchemaDefaults.of(ours.schema().body());
        StructValue fresh = kafka.fresh();
        return fresh.equals(expected)
                ? DifferentialResult.NOTHING
                : difference(-1, "Kafka's defaults are " + fresh + ", the schema's are", expected);
    }

    private DifferentialResult outsideVersions() {
        DifferentialResult result = DifferentialResult.NOTHING;
        StructValue value = SchemaDefaults.of(ours.schema().body());
        for (int version :
                KnownDifferences.refusedVersions(ours.schema().versions()).toArray()) {
            if (!refuses(() -> ours.encode(value, version)) || !refuses(() -> ours.decode(new byte[0], version))) {
                result = result.plus(difference(version, "the version is outside the range and not refused", value));
            }
        }
        return result;
    }

    private static boolean refuses(Runnable call) {
        try {
            call.run();
            return false;
        } catch (RefusedException e) {
            return e.getCause() instanceof UnsupportedVersionException;
        }
    }

    private DifferentialResult difference(int version, String what, StructValue value) {
        Difference found = new Difference(ours.schema().name(), version, 0, what, value, null, null);
        return new DifferentialResult(0, 0, 0, 0, List.of(found));
    }
}
