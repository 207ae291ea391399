package dev.wirecord.jmh;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.apache.kafka.common.protocol.ByteBufferAccessor;
import org.apache.kafka.common.protocol.Message;
import org.apache.kafka.common.protocol.ObjectSerializationCache;

/** How kafka-clients encodes: it computes the size first, and then writes into a buffer, which is used again here. */
final class KafkaOutput {

    private final ByteBuffer buffer;
    private final ByteBufferAccessor accessor;

    KafkaOutput(int capacity) {
        buffer = ByteBuffer.allocate(capacity);
        accessor = new ByteBufferAccessor(buffer);
    }

    int write(Message message, short version) {
        ObjectSerializationCache cache = new ObjectSerializationCache();
        int size = message.size(cache, version);
        buffer.clear();
        message.write(accessor, cache, version);
        return size;
    }

    /** What was written last. */
    byte[] bytes() {
        return Arrays.copyOf(buffer.array(), buffer.position());
    }
}
