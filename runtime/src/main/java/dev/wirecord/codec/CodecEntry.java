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

    private static final int LEAST_WORDS = 5;

    /** Refuses an API key that is not an int16. */
    public CodecEntry {
        if (apiKey != (short) apiKey) {
            throw new IllegalArgumentException(apiKey + " is not an int16, as API keys are");
        }
    }

    /**
     * Reads what {@link #toLine} wrote.
     *
     * @param scope what the names of several records begin with, and the line's lacks
     * @throws IllegalArgumentException when the line is no entry
     */
    public static CodecEntry parse(String scope, String line) {
        String[] words = line.split(" ");
        if (words.length < LEAST_WORDS || words.length > LEAST_WORDS + 1) {
            throw new IllegalArgumentException("\"" + line + "\" is no entry of a codec");
        }
        String recordName = scope + words[words.length - 1];
        return new CodecEntry(
                MessageType.of(words[0]),
                Integer.parseInt(words[1]),
                words.length == LEAST_WORDS ? simpleName(recordName) : words[LEAST_WORDS - 1],
                recordName,
                Versions.parse(words[2]),
                Versions.parse(words[3]));
    }

    /**
     * The entry as generated providers have it: the kind of message, its API key, its versions and its flexible versions,
     * all as Kafka's schemas write them, the message's name where it is not that of the record, and the record's name.
     *
     * @param scope what the record's name begins with and the line leaves out
     */
    public String toLine(String scope) {
        String facts = type.kafkaName() + " " + apiKey + " " + versions + " " + flexible + " ";
        String named = name.equals(simpleName(recordName)) ? facts : facts + name + " ";
        return named + recordName.substring(scope.length());
    }

    private static String simpleName(String recordName) {
        return recordName.substring(Math.max(recordName.lastIndexOf('.'), recordName.lastIndexOf('$')) + 1);
    }
}
