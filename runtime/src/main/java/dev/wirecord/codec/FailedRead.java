package dev.wirecord.codec;

import dev.wirecord.error.KafkaCodecException;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.explain.Failure;
import dev.wirecord.explain.FieldPaths;
import dev.wirecord.io.ByteReader;
import java.util.Optional;

/** Tells an error on reading which message it is about, and in which field. */
final class FailedRead {

    private FailedRead() {}

    /**
     * The error with its message, version and path. Where it is about a run of values, the one that is missing is found.
     *
     * @param again a reader that stands where the message begins
     */
    static RuntimeException explain(RuntimeException error, MessageCodec<?> codec, int version, ByteReader again) {
        if (!(error instanceof MalformedMessageException malformed)) {
            return KafkaCodecException.in(error, codec.name(), version);
        }
        return find(malformed, codec, version, again)
                .map(failure -> exact(malformed, failure).in(codec.name(), version, failure.path()))
                .orElseGet(() -> malformed.in(codec.name(), version));
    }

    private static MalformedMessageException exact(MalformedMessageException error, Failure failure) {
        return error.isInRun() ? error.at(failure.reason(), failure.offset(), failure.remaining()) : error;
    }

    /** Generated code keeps no track of where it is, so that is found by reading once more; empty when it cannot be. */
    private static Optional<Failure> find(
            MalformedMessageException error, MessageCodec<?> codec, int version, ByteReader again) {
        try {
            return FieldPaths.find(codec.schema(), version, again, error);
        } catch (RuntimeException | LinkageError e) {
            // A schema that cannot be made must not hide what is wrong with the bytes.
            return Optional.empty();
        }
    }
}
