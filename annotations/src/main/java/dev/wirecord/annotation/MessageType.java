package dev.wirecord.annotation;

/** The kinds of message that Kafka's schemas know. */
public enum MessageType {
    /** What a client sends; the pair of API key and type {@code REQUEST} is unique in a registry. */
    REQUEST,
    /** What a broker answers; shares the API key of its request. */
    RESPONSE,
    /** A request or response header. */
    HEADER,
    /** A record of KRaft's metadata log; its API key is the record's type id. */
    METADATA,
    /** A message without an API key, such as the consumer protocol's subscription. */
    DATA,
    /** The key of a coordinator's record, as in {@code __consumer_offsets}; its API key is the record's type id. */
    COORDINATOR_KEY,
    /** The value of a coordinator's record; its API key is that of the matching {@link #COORDINATOR_KEY}. */
    COORDINATOR_VALUE
}
