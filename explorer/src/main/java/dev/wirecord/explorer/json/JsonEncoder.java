package dev.wirecord.explorer.json;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.explain.FieldValues;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.schema.MessageSchema;

/**
 * Bodies of one message at one version from JSON, as kafka-clients reads it. A tagged field that is missing holds its
 * default; any other field of the version has to be there. A field that the version lacks may be there with its default,
 * or, where it is ignorable, with any value, which is dropped.
 *
 * <p>Stricter than kafka-clients: a member that the message never has is an error, not ignored, and so is an int8 above
 * 127, which kafka-clients would lower by 128. More lenient: a float64 may be one of the texts {@code NaN}, {@code
 * Infinity} and {@code -Infinity}, which is how JSON text has to write what no JSON number can be. Immutable.
 */
public final class JsonEncoder {

    private final MessageSchema message;
    private final int version;

    /**
     * An encoder.
     *
     * @throws UnsupportedVersionException when the message does not have that version
     */
    public JsonEncoder(MessageSchema message, int version) {
        requireVersion(message, version);
        this.message = message;
        this.version = version;
    }

    static void requireVersion(MessageSchema message, int version) {
        if (!message.versions().contains(version)) {
            throw new UnsupportedVersionException(
                    message.name() + " has versions " + message.versions() + ", not " + version);
        }
    }

    /**
     * The bytes of the body.
     *
     * @throws JsonMismatchException when the JSON is no such message; it names the member at fault
     */
    public byte[] encode(JsonNode json) {
        FieldValues values = new JsonReader(message, version).read(json);
        ByteWriter out = new ByteWriter();
        new ValueWriter(message, version, out).write(values);
        return out.toByteArray();
    }
}
