package dev.wirecord.annotation;

/** What a field's value stands for in a Kafka cluster: a label for tools, without effect on the bytes. */
public enum EntityType {
    /** Nothing in particular. */
    UNKNOWN,
    /** The transactional id of a producer, a string. */
    TRANSACTIONAL_ID,
    /** The id of a producer, an int64. */
    PRODUCER_ID,
    /** The id of a consumer, share or streams group, a string. */
    GROUP_ID,
    /** The name of a topic, a string. */
    TOPIC_NAME,
    /** The id of a broker, an int32. */
    BROKER_ID
}
