package dev.wirecord.explorer.json;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirecord.oracle.bridge.KafkaLibrary;
import dev.wirecord.schema.MessageSchema;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.kafka.common.protocol.ByteBufferAccessor;
import org.apache.kafka.common.protocol.Message;
import org.apache.kafka.common.protocol.MessageUtil;
import org.apache.kafka.common.protocol.Readable;

/** Kafka's class and JSON converter for a message. */
final class KafkaJson {

    private final Constructor<?> fromBytes;
    private final Method read;
    private final Method write;

    private KafkaJson(Class<?> message) throws ReflectiveOperationException {
        Class<?> converter = Class.forName(message.getName() + "JsonConverter");
        fromBytes = message.getConstructor(Readable.class, short.class);
        read = converter.getMethod("read", JsonNode.class, short.class);
        write = converter.getMethod("write", message, short.class, boolean.class);
    }

    static KafkaJson of(MessageSchema schema) {
        try {
            return new KafkaJson(
                    Class.forName(KafkaLibrary.onClassPath().message(schema).toString()));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError("Kafka has no JSON converter for " + schema.name(), e);
        }
    }

    /** The JSON of a body; without the batches of records fields it has their sizes. */
    JsonNode json(byte[] body, int version, boolean records) {
        return (JsonNode) kafka(() -> write.invoke(null, message(body, version), (short) version, records));
    }

    private Object message(byte[] body, int version) throws ReflectiveOperationException {
        return fromBytes.newInstance(new ByteBufferAccessor(ByteBuffer.wrap(body)), (short) version);
    }

    /** The body of JSON. */
    byte[] body(JsonNode json, int version) {
        return (byte[]) kafka(() -> bytes((Message) read.invoke(null, json, (short) version), version));
    }

    /** The body of JSON; empty when Kafka refuses it. */
    Optional<byte[]> accepted(JsonNode json, int version) {
        try {
            return Optional.of(body(json, version));
        } catch (RuntimeException e) {
            return Optional.empty();
        }
    }

    private static byte[] bytes(Message message, int version) {
        ByteBuffer buffer =
                MessageUtil.toByteBufferAccessor(message, (short) version).buffer();
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return bytes;
    }

    private static Object kafka(Callable<Object> call) {
        try {
            return call.call();
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException refusal) {
                throw refusal;
            }
            throw new AssertionError(e);
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
