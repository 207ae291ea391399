package dev.wirecord.explorer.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BinaryNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.ShortNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.explain.Explainer;
import dev.wirecord.explain.Failure;
import dev.wirecord.explain.FieldValues;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldType;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.type.Uuids;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.UUID;

/**
 * Bodies of one message at one version as JSON, as kafka-clients writes it: members in the order of the schema, bytes in
 * base64, uuids as Kafka's tools print them, tagged fields where they do not hold their default, and no unknown tagged
 * fields. Only a field of record batches is not what kafka-clients makes of it, which is nothing: it is there in base64.
 * Immutable.
 */
public final class JsonDecoder {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final MessageSchema message;
    private final int version;
    private final RecordsForm records;

    /**
     * A decoder that keeps the bytes of record batches.
     *
     * @throws UnsupportedVersionException when the message does not have that version
     */
    public JsonDecoder(MessageSchema message, int version) {
        this(message, version, RecordsForm.BASE64);
    }

    /**
     * A decoder that writes record batches in that form.
     *
     * @throws UnsupportedVersionException when the message does not have that version
     */
    public JsonDecoder(MessageSchema message, int version, RecordsForm records) {
        JsonEncoder.requireVersion(message, version);
        this.message = message;
        this.version = version;
        this.records = records;
    }

    /**
     * The JSON of a body, which is all that remains in the buffer; the position stays where it is.
     *
     * @throws MalformedMessageException when the bytes are no such body, to the last one
     */
    public ObjectNode decode(ByteBuffer body) {
        MessageTree tree = new Explainer(CodecRegistry.of()).body(message, version, body);
        if (!tree.isSound()) {
            Failure failure = tree.failure();
            throw new MalformedMessageException(failure.reason(), failure.offset(), failure.remaining())
                    .in(message.name(), version, failure.path().isEmpty() ? null : failure.path());
        }
        return toJson(tree.values().orElseThrow());
    }

    /**
     * The JSON of a body.
     *
     * @throws MalformedMessageException when the bytes are no such body, to the last one
     */
    public ObjectNode decode(byte[] body) {
        return decode(ByteBuffer.wrap(body));
    }

    /** The JSON of values that have been read from a body; fields that they lack are left out. */
    public ObjectNode toJson(FieldValues values) {
        return struct(message.body(), values);
    }

    private ObjectNode struct(StructSchema struct, FieldValues values) {
        ObjectNode node = NODES.objectNode();
        for (FieldSchema field : struct.fields()) {
            if (isShown(field, values)) {
                add(node, field, values.get(field.name()));
            }
        }
        return node;
    }

    private boolean isShown(FieldSchema field, FieldValues values) {
        if (!values.has(field.name())) {
            return false;
        }
        return field.isPositional(version) || !FieldDefaults.isDefault(field, values.get(field.name()));
    }

    private void add(ObjectNode node, FieldSchema field, Object value) {
        if (field.type() == ScalarType.RECORDS && records == RecordsForm.SIZE && value instanceof ByteBuffer bytes) {
            node.set(JsonNames.sizeOf(field), IntNode.valueOf(bytes.remaining()));
        } else {
            node.set(JsonNames.of(field), value == null ? NullNode.instance : value(field.type(), value));
        }
    }

    private JsonNode value(FieldType type, Object value) {
        if (type instanceof StructSchema struct) {
            return struct(struct, (FieldValues) value);
        }
        if (type instanceof ArrayType array) {
            ArrayNode node = NODES.arrayNode();
            ((List<?>) value).forEach(element -> node.add(value(array.element(), element)));
            return node;
        }
        return scalar((ScalarType) type, value);
    }

    private static JsonNode scalar(ScalarType type, Object value) {
        return switch (type) {
            case BOOL -> BooleanNode.valueOf((Boolean) value);
            case INT8 -> ShortNode.valueOf((Byte) value);
            case INT16 -> ShortNode.valueOf((Short) value);
            case UINT16, INT32 -> IntNode.valueOf((Integer) value);
            case UINT32, INT64 -> LongNode.valueOf((Long) value);
            case FLOAT64 -> DoubleNode.valueOf((Double) value);
            case UUID -> TextNode.valueOf(Uuids.toBase64((UUID) value));
            case STRING -> TextNode.valueOf((String) value);
            case BYTES, RECORDS -> BinaryNode.valueOf(bytes((ByteBuffer) value));
        };
    }

    private static byte[] bytes(ByteBuffer value) {
        byte[] bytes = new byte[value.remaining()];
        value.get(value.position(), bytes);
        return bytes;
    }
}
