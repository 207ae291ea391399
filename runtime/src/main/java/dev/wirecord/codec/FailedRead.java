package dev.wirecord.codec;

import dev.wirecord.error.KafkaCodecException;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.explain.FieldPaths;
import dev.wirecord.io.ByteReader;

/** Tells an error on reading which message it is about, and in which field. */
final class FailedRead {

    private FailedRead() {}

    /**
     * The error with its message, version and path.
     *
     * @param again a reader that stands where the message begins
     */
    static RuntimeException explain(RuntimeException error, MessageCodec<?> codec, int version, ByteReader again) {
        return error instanceof MalformedMessageException malformed
                ? malformed.in(codec.name(), version, fieldPath(malformed, codec, version, again))
                : KafkaCodecException.in(error, codec.name(), version);
    }

    /** Generated code keeps no track of where it is, so that is found by reading once more; null when it cannot be. */
    private static String fieldPath(
            MalformedMessageException error, MessageCodec<?> codec, int version, ByteReader again) {
        try {
            return FieldPaths.find(codec.schema(), version, again, error).orElse(null);
        } catch (RuntimeException | LinkageError e) {
            // A schema that cannot be made must not hide what is wrong with the bytes.
            return null;
        }
    }
}
