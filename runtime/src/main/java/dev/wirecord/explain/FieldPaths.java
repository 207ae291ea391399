package dev.wirecord.explain;

import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.schema.MessageSchema;
import java.util.Optional;

/**
 * Finds the field at which decoding failed, by reading the bytes again under the eyes of the schema: codecs keep no track
 * of where they are.
 *
 * <p>A path is written as one would reach the value in Java, {@code topics[3].partitions[0].replicaNodes}: the names of
 * Kafka's schemas with their first letter in lower case, and indexes of elements. {@code taggedFields} is the tag section
 * of a struct, and {@code taggedFields[7]} the field with the unknown tag 7 in it.
 */
public final class FieldPaths {

    /** What the tag section of a struct is called in a path. */
    static final String TAGGED_FIELDS = "taggedFields";

    private FieldPaths() {}

    /** The name of a field as it stands in a path. */
    public static String component(String field) {
        return field.isEmpty() ? field : Character.toLowerCase(field.charAt(0)) + field.substring(1);
    }

    /**
     * The field that {@code error} is about, and what is wrong with it. It never throws: an error that it cannot explain,
     * because the codec does not keep to its schema, stays without a path rather than getting a wrong one or being
     * replaced.
     *
     * @param in where the message begins; the caller's own reader, if it is still needed, must be another
     */
    public static Optional<Failure> find(
            MessageSchema message, int version, ByteReader in, MalformedMessageException error) {
        PathFinder finder = new PathFinder();
        try {
            new SchemaWalk(message, version, in, finder).run();
            return Optional.empty();
        } catch (MalformedMessageException e) {
            return error.covers(e) ? Optional.of(Failure.of(finder.path(), e)) : Optional.empty();
        } catch (RuntimeException e) {
            return Optional.empty();
        }
    }
}
