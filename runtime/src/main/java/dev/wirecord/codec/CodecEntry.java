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

    /** An entry whose ranges are given as schemas write them; generated providers use it. */
    public static CodecEntry of(
            MessageType type, int apiKey, String name, String recordName, String versions, String flexible) {
        return new CodecEntry(type, apiKey, name, recordName, Versions.parse(versions), Versions.parse(flexible));
    }
}
