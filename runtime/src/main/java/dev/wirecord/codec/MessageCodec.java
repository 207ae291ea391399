package dev.wirecord.codec;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.error.KafkaCodecException;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ArrayWriter;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.io.Output;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads and writes one message in all of its versions. Generated classes extend it; what is the same for every message
 * is done here: the version is checked, and errors are told which message they are about.
 *
 * <p>Codecs are immutable and safe for use by many threads.
 *
 * @param <T> the record of the message
 */
public abstract class MessageCodec<T> {

    private static final int MAX_EXPECTED_ROOM = 1 << 14;

    private final Class<T> recordType;
    private final String name;
    private final MessageType type;
    private final int apiKey;
    private final Versions versions;
    private final Versions flexible;
    private final List<VersionedCodec<T>> byVersion;
    private MessageSchema schema;

    // What the largest message took that found too little room, up to a limit: later ones ask for it at once. It is a
    // guess, so nothing guards it.
    private int expectedRoom;

    /**
     * Creates a codec.
     *
     * @param recordType the record of the message
     * @param name the message's name in Kafka's schemas
     * @param type the kind of message
     * @param apiKey the API key, or {@link MessageSchema#NO_API_KEY}
     * @param versions the versions that the codec reads and writes
     * @param flexible the flexible versions of the message
     */
    @SuppressWarnings("this-escape") // a VersionedCodec keeps the codec and asks it nothing yet
    protected MessageCodec(
            Class<T> recordType, String name, MessageType type, int apiKey, Versions versions, Versions flexible) {
        this.recordType = recordType;
        this.name = name;
        this.type = type;
        this.apiKey = apiKey;
        this.versions = versions;
        this.flexible = flexible;
        this.byVersion = new ArrayList<>(versions.highest() - versions.lowest() + 1);
        for (int version = versions.lowest(); version <= versions.highest(); version++) {
            byVersion.add(new VersionedCodec<>(this, version));
        }
    }

    /**
     * Does nothing with the classes of the records' components: that they are named where it is called resolves them for
     * the codec's jar. Reading and writing only pass the values on, which resolves nothing. As long as a class that is in
     * the signature of a constructor or an accessor is not resolved, HotSpot's C2 calls the method instead of inlining
     * it. So it is up to JDK 17; later ones ask for each jar only where a security manager is allowed (JEP 411).
     *
     * @param componentTypes the classes of components, erased
     */
    protected static void resolve(Class<?>... componentTypes) {}

    /** Makes the message's schema: {@link #schemaOf} what the codec does not know. */
    protected abstract MessageSchema createSchema();

    /**
     * The message's schema.
     *
     * @param listeners where a request is served
     * @param latestVersionUnstable whether brokers hide the highest version of the request by default
     * @param body the fields
     * @param about the message's documentation, empty when there is none
     */
    protected final MessageSchema schemaOf(
            List<String> listeners, boolean latestVersionUnstable, StructSchema body, String about) {
        return new MessageSchema(name, type, apiKey, versions, flexible, listeners, latestVersionUnstable, body, about);
    }

    /** Reads a body whose version has been checked. */
    protected abstract T readMessage(ByteReader in, int version);

    /**
     * Puts a body whose version has been checked at a place, and returns the place behind it. It is called once more,
     * for the same place, where there was no room.
     */
    protected abstract int writeMessage(Output out, int at, T message, int version);

    /**
     * Refuses a null in a field that never allows it.
     *
     * @throws InvalidValueException when the value is null
     */
    protected static void requireNonNull(Object value, String field) {
        if (value == null) {
            throw InvalidValueException.nullValue(field);
        }
    }

    /** The elements as a list that is quick to index; an empty one for null. */
    protected static <E> List<E> indexed(List<E> elements) {
        return ArrayWriter.indexed(elements);
    }

    /** The message's schema, made when it is first asked for: reading and writing do without it. */
    public final synchronized MessageSchema schema() {
        if (schema == null) {
            schema = createSchema();
        }
        return schema;
    }

    /** The record of the message. */
    public final Class<T> recordType() {
        return recordType;
    }

    /** The message's name in Kafka's schemas. */
    public final String name() {
        return name;
    }

    /** The kind of message. */
    public final MessageType type() {
        return type;
    }

    /** The API key, or {@link MessageSchema#NO_API_KEY} for a message without one. */
    public final int apiKey() {
        return apiKey;
    }

    /** The versions that the codec reads and writes. */
    public final Versions versions() {
        return versions;
    }

    /** The versions with compact lengths and tag sections; they can begin and end outside {@link #versions}. */
    public final Versions flexible() {
        return flexible;
    }

    /**
     * The codec for one version.
     *
     * @throws UnsupportedVersionException when the message does not have that version
     */
    public final VersionedCodec<T> at(int version) {
        requireVersion(version);
        return byVersion.get(version - versions.lowest());
    }

    /**
     * Reads a body from where the reader stands to where the body ends.
     *
     * @throws UnsupportedVersionException when the message does not have that version
     * @throws MalformedMessageException when the bytes are no such body
     */
    public final T read(ByteReader in, int version) {
        requireVersion(version);
        return readBody(in, version);
    }

    /** Reads a body whose version has been checked. */
    final T readBody(ByteReader in, int version) {
        int start = in.offset();
        try {
            return readMessage(in, version);
        } catch (RuntimeException e) {
            throw FailedRead.explain(e, this, version, in.copyAt(start));
        }
    }

    /**
     * Appends a body. When it fails, the writer is left as it was.
     *
     * @throws UnsupportedVersionException when the message does not have that version, or the version cannot carry the
     *     message's values
     * @throws dev.wirecord.error.InvalidValueException when no version can carry them
     */
    public final void write(ByteWriter out, T message, int version) {
        requireVersion(version);
        writeBody(out, message, version);
    }

    /** Appends a body whose version has been checked. */
    final void writeBody(ByteWriter out, T message, int version) {
        int start = out.position();
        try {
            if (!isWritten(out, message, version)) {
                writeOnceMore(out, start, message, version);
            }
        } catch (RuntimeException e) {
            out.truncate(start);
            throw KafkaCodecException.in(e, name, version);
        }
    }

    private void writeOnceMore(ByteWriter out, int start, T message, int version) {
        int at = out.begin(0);
        do {
            out.truncate(start);
        } while (!isWritten(out, message, version));
        expectedRoom = Math.max(expectedRoom, Math.min(MAX_EXPECTED_ROOM, out.begin(0) - at));
    }

    private boolean isWritten(ByteWriter out, T message, int version) {
        try {
            out.end(writeMessage(out, out.begin(expectedRoom), message, version));
            return true;
        } catch (RuntimeException e) {
            if (out.makeRoom(e)) {
                return false;
            }
            throw e;
        }
    }

    /**
     * How many bytes the body takes. It is found by writing the body, which is the one place that knows, so asking for
     * the size first makes encoding twice the work.
     *
     * @throws UnsupportedVersionException as {@link #write} does
     * @throws dev.wirecord.error.InvalidValueException as {@link #write} does
     */
    public final int size(T message, int version) {
        ByteWriter scratch = new ByteWriter();
        write(scratch, message, version);
        return scratch.position();
    }

    private void requireVersion(int version) {
        if (!versions.contains(version)) {
            throw LookupErrors.noVersion(this, version);
        }
    }

    /** The message's name and versions. */
    @Override
    public final String toString() {
        return name + " " + versions;
    }
}
