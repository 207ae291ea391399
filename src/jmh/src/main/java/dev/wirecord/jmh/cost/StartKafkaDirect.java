package dev.wirecord.jmh.cost;

import java.nio.ByteBuffer;
import org.apache.kafka.common.message.AddOffsetsToTxnRequestData;
import org.apache.kafka.common.protocol.ByteBufferAccessor;
import org.apache.kafka.common.protocol.ObjectSerializationCache;

/** Encodes one request by its data class, without anything that knows the others. */
final class StartKafkaDirect {

    private StartKafkaDirect() {}

    public static void main(String[] args) {
        long start = System.nanoTime();
        int length = encode((short) 4);
        long end = System.nanoTime();
        if (length != 15) {
            throw new IllegalStateException();
        }
        System.out.println(end - start);
    }

    static int encode(short version) {
        AddOffsetsToTxnRequestData request =
                new AddOffsetsToTxnRequestData().setTransactionalId("t").setGroupId("g");
        ObjectSerializationCache cache = new ObjectSerializationCache();
        int size = request.size(cache, version);
        ByteBuffer bytes = ByteBuffer.allocate(size);
        request.write(new ByteBufferAccessor(bytes), cache, version);
        return bytes.position();
    }
}
