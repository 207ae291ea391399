package dev.wirecord.jmh;

import dev.wirecord.io.ByteWriter;
import dev.wirecord.jmh.message.Draw;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.LongFunction;
import org.apache.kafka.common.protocol.ByteBufferAccessor;
import org.apache.kafka.common.protocol.Message;

/**
 * Messages made beforehand, which an invocation after the other takes, so that no value is a constant to the compiler.
 * Each is there as a record, as kafka-clients' object and as bytes; records and objects are decoded from the same bytes.
 *
 * @param <T> the record of the message
 */
final class Ring<T> {

    private final Subject<T> subject;
    private final T[] messages;
    private final Message[] kafkaMessages;
    private final byte[][] bytes;
    private final ByteBuffer[] buffers;
    private final ByteWriter writer = new ByteWriter();
    private final KafkaOutput kafkaOutput;
    private final byte[] limitOutput;
    private int at;

    @SuppressWarnings("unchecked") // nobody else sees the array
    private Ring(Subject<T> subject, int slots, LongFunction<Draw> draws) {
        this.subject = subject;
        messages = (T[]) new Object[slots];
        kafkaMessages = new Message[slots];
        bytes = new byte[slots][];
        buffers = new ByteBuffer[slots];
        int longest = 0;
        for (int i = 0; i < slots; i++) {
            bytes[i] = subject.codec().encode(subject.messages().apply(draws.apply(i)));
            buffers[i] = ByteBuffer.wrap(bytes[i]);
            messages[i] = subject.codec().decode(bytes[i]);
            kafkaMessages[i] = subject.kafka().read(new ByteBufferAccessor(buffers[i].duplicate()), subject.version());
            longest = Math.max(longest, bytes[i].length);
        }
        kafkaOutput = new KafkaOutput(longest);
        limitOutput = new byte[longest];
    }

    /** Makes the messages, and proves that all sides do the same work on them. */
    static <T> Ring<T> of(Subject<T> subject, int slots, LongFunction<Draw> draws) {
        Ring<T> ring = new Ring<>(subject, slots, draws);
        for (int i = 0; i < slots; i++) {
            ring.requireSameWork(i);
        }
        return ring;
    }

    private void requireSameWork(int slot) {
        byte[] expected = bytes[slot];
        kafkaOutput.write(kafkaMessages[slot], subject.version());
        require(Arrays.equals(expected, kafkaOutput.bytes()), "kafka-clients writes other bytes");
        require(Arrays.equals(expected, subject.codec().encode(messages[slot])), "a decoded message has other bytes");
        if (subject.limit() != null) {
            int length = subject.limit().encode(messages[slot], limitOutput);
            require(Arrays.equals(expected, Arrays.copyOf(limitOutput, length)), "the limit writes other bytes");
            require(messages[slot].equals(subject.limit().decode(expected)), "the limit reads another message");
        }
    }

    private void require(boolean same, String otherwise) {
        if (!same) {
            throw new IllegalStateException(subject.codec() + ": " + otherwise);
        }
    }

    private int next() {
        at = at + 1 == bytes.length ? 0 : at + 1;
        return at;
    }

    int encodeOurs() {
        writer.clear();
        subject.codec().write(writer, messages[next()]);
        return writer.position();
    }

    T decodeOurs() {
        return subject.codec().decode(bytes[next()]);
    }

    int encodeKafka() {
        return kafkaOutput.write(kafkaMessages[next()], subject.version());
    }

    Message decodeKafka() {
        return subject.kafka().read(new ByteBufferAccessor(buffers[next()].rewind()), subject.version());
    }

    int encodeLimit() {
        return subject.limit().encode(messages[next()], limitOutput);
    }

    T decodeLimit() {
        return subject.limit().decode(bytes[next()]);
    }
}
