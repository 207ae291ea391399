package dev.wirecord.codec;

import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.Versions;

/**
 * What a registry knows of a codec before the codec's class is loaded.
 *
 * @param type the kind of message
 * @param apiKey the API key, or {@link dev.wirecord.schema.MessageSchema#NO_API_KEY}
 * @param name the message's name in Kafka's schemas
 * @param recordName the binary name of the record's class
 * @param versions the versions that the codec reads and writes; none for a retired API, which has no codec
 * @param flexible the flexible versions of the message
 */
public record CodecEntry(
        MessageType type, int apiKey, String name, String recordName, Versions versions, Versions flexible) {

    /** Refuses an API key that is not an int16. */
    public CodecEntry {
        if (apiKey != (short) apiKey) {
            throw new IllegalArgumentException(apiKey + " is not an int16, as API keys are");
        }
    }

    /**
     * An entry of a message that is named like its record. Everything comes in the parts that a program which starts
     * puts together fastest. Generated providers use it.
     *
     * @param scope what stands before the record's simple name in its binary name: the package and a dot, or the class
     *     around it and a dollar sign
     * @param name the record's simple name, which is the message's too
     * @param lowest the lowest version, or 0 with a highest of -1 for a retired API
     * @param highest the highest version
     * @param firstFlexible the first flexible version, or -1 when no version is
     */
    public static CodecEntry of(
            MessageType type, int apiKey, String scope, String name, int lowest, int highest, int firstFlexible) {
        return new CodecEntry(
                type,
                apiKey,
                name,
                scope.concat(name),
                new Versions(lowest, highest),
                firstFlexible < 0 ? Versions.NONE : Versions.from(firstFlexible));
    }

    /** The same entry with another name of the message. */
    public CodecEntry named(String messageName) {
        return new CodecEntry(type, apiKey, messageName, recordName, versions, flexible);
    }
}
