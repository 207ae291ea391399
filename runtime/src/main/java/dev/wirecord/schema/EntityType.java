package dev.wirecord.schema;

/** What a field's value stands for in a Kafka cluster: a label for tools, without effect on the bytes. */
public enum EntityType {
    /** Nothing in particular. */
    UNKNOWN("unknown", null),
    /** The transactional id of a producer. */
    TRANSACTIONAL_ID("transactionalId", ScalarType.STRING),
    /** The id of a producer. */
    PRODUCER_ID("producerId", ScalarType.INT64),
    /** The id of a consumer, share or streams group. */
    GROUP_ID("groupId", ScalarType.STRING),
    /** The name of a topic. */
    TOPIC_NAME("topicName", ScalarType.STRING),
    /** The id of a broker. */
    BROKER_ID("brokerId", ScalarType.INT32);

    private final String kafkaName;
    private final ScalarType base;

    EntityType(String kafkaName, ScalarType base) {
        this.kafkaName = kafkaName;
        this.base = base;
    }

    /** The word for the label in Kafka's schemas. */
    public String kafkaName() {
        return kafkaName;
    }

    /** The type that carries the label, as Kafka's schemas write it; {@code any} for {@link #UNKNOWN}. */
    public String carrier() {
        return base == null ? "any" : base.kafkaName();
    }

    /** Whether a field of that type, or an array of it, may carry the label. */
    public boolean fits(FieldType type) {
        return this == UNKNOWN || base == (type instanceof ArrayType array ? array.element() : type);
    }
}
