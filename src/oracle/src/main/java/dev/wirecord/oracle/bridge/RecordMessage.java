package dev.wirecord.oracle.bridge;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.KafkaCodecException;
import dev.wirecord.oracle.value.StructValue;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.StructSchema;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * A message as a record and its codec implement it. A refusal is a {@link KafkaCodecException}, or what the record's
 * constructor throws; any other exception of the codec is let through, because it is a fault.
 *
 * @param <T> the record
 */
public final class RecordMessage<T> implements Implementation {

    private final MessageCodec<T> codec;
    private final MessageSchema schema;
    private final RecordMappings mappings = new RecordMappings();
    private final RecordStructMapping mapping;

    private RecordMessage(MessageCodec<T> codec) {
        this.codec = codec;
        this.schema = codec.schema();
        this.mapping = mappings.struct(schema.body(), codec.recordType());
    }

    /**
     * The message of a codec.
     *
     * @throws IllegalArgumentException when the record's components are not the fields of the codec's schema
     */
    public static <T> RecordMessage<T> of(MessageCodec<T> codec) {
        return new RecordMessage<>(codec);
    }

    /** The codec's schema. */
    public MessageSchema schema() {
        return schema;
    }

    /** The codec. */
    public MessageCodec<T> codec() {
        return codec;
    }

    /** Whether the record of a struct of this message has a component for unknown tagged fields. */
    public boolean keepsUnknownTags(StructSchema struct) {
        return mappings.structs().get(struct.name()).keepsUnknownTags();
    }

    /** The values of records whose builders were told nothing, by the names of the message and the structs in it. */
    public Map<String, StructValue> builtStructs() {
        Map<String, StructValue> values = new TreeMap<>();
        mappings.structs().forEach((name, struct) -> values.put(name, (StructValue) struct.toValue(struct.built())));
        return values;
    }

    /**
     * The record that holds a value.
     *
     * @throws RefusedException when it cannot
     */
    public T toRecord(StructValue value) {
        return codec.recordType().cast(mapping.toJava(value));
    }

    /** The value that a record holds. */
    public StructValue toValue(T message) {
        return (StructValue) mapping.toValue(message);
    }

    @Override
    public byte[] encode(StructValue value, int version) {
        return encodeRecord(toRecord(value), version);
    }

    /**
     * The bytes of a record.
     *
     * @throws RefusedException when the codec refuses it
     */
    public byte[] encodeRecord(T message, int version) {
        return orRefuse(() -> codec.at(version).encode(message));
    }

    /**
     * How many bytes the codec says that a record takes.
     *
     * @throws RefusedException when the codec refuses it
     */
    public int sizeOf(T message, int version) {
        return orRefuse(() -> codec.size(message, version));
    }

    @Override
    public StructValue decode(byte[] bytes, int version) {
        return toValue(decodeRecord(bytes, version));
    }

    /**
     * The record that the bytes are, strictly read.
     *
     * @throws RefusedException when they are none
     */
    public T decodeRecord(byte[] bytes, int version) {
        return orRefuse(() -> codec.at(version).decode(bytes));
    }

    private static <R> R orRefuse(Supplier<R> call) {
        try {
            return call.get();
        } catch (KafkaCodecException e) {
            throw new RefusedException(e);
        }
    }
}
