package dev.wirecord.oracle;

import dev.wirecord.schema.Versions;
import java.util.stream.IntStream;

/**
 * Where codecs and kafka-clients are meant to differ. Everything else that differs is a fault. The list:
 *
 * <ol>
 *   <li><b>Versions outside a message's range.</b> Kafka's classes do not look at the version of a message and write
 *       99 as if it were the highest they know. Codecs refuse, reading and writing; {@link #refusedVersions} are tried.
 *   <li><b>The kind of exception.</b> For a null that no version allows Kafka throws a NullPointerException, for a
 *       number out of range a RuntimeException from the setter, for a field that a version lacks an
 *       UnsupportedVersionException. Codecs throw a KafkaCodecException. Only the decision is compared, never the kind.
 *   <li><b>Unknown tagged fields with a known tag.</b> Kafka writes them behind the known ones, out of order or twice,
 *       which breaks the protocol. Codecs refuse. Not drawn.
 *   <li><b>The unknown tag 2147483647.</b> Kafka's writer always fails on it, though the protocol allows it. Not drawn.
 *   <li><b>Unknown tagged fields of records without a component for them.</b> Kafka keeps all; such a record skips them
 *       when it is read. What is compared then is the rest of the message.
 *   <li><b>Null elements of keyed collections.</b> Kafka's collection class leaves them out without a word. Taken as a
 *       refusal, which is what codecs do.
 *   <li><b>Null keys that a version leaves out.</b> The same class takes the hash of every key, and fails on a null UUID
 *       even where neither the version has the field nor the schema minds its loss. Codecs leave it out. Not drawn.
 * </ol>
 */
final class KnownDifferences {

    private KnownDifferences() {}

    /** Versions of a message that codecs must refuse, whatever Kafka does. */
    static IntStream refusedVersions(Versions versions) {
        return IntStream.of(versions.lowest() - 1, versions.highest() + 1, -1, Versions.MAX)
                .filter(version -> !versions.contains(version));
    }
}
