package dev.wirecord.schema;

/** The kinds of message that Kafka's schemas know. */
public enum MessageType {
    /** What a client sends. */
    REQUEST("request"),
    /** What a broker answers. */
    RESPONSE("response"),
    /** A request or response header. */
    HEADER("header"),
    /** A record of KRaft's metadata log; its API key is the record's type id. */
    METADATA("metadata"),
    /** A message without an API key. */
    DATA("data"),
    /** The key of a coordinator's record; its API key is the record's type id. */
    COORDINATOR_KEY("coordinator-key"),
    /** The value of a coordinator's record; its API key is the record's type id. */
    COORDINATOR_VALUE("coordinator-value");

    private final String kafkaName;

    MessageType(String kafkaName) {
        this.kafkaName = kafkaName;
    }

    /**
     * The type that Kafka's schemas call {@code kafkaName}.
     *
     * @throws IllegalArgumentException when they call none so
     */
    public static MessageType of(String kafkaName) {
        for (MessageType type : values()) {
            if (type.kafkaName.equals(kafkaName)) {
                return type;
            }
        }
        throw new IllegalArgumentException("\"" + kafkaName + "\" is no type of message");
    }

    /** The word for the type in Kafka's schemas. */
    public String kafkaName() {
        return kafkaName;
    }

    /** Whether messages of this type must have an API key or type id. */
    public boolean hasApiKey() {
        return this != HEADER && this != DATA;
    }
}
