package dev.wirecord.jmh;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.frame.Frames;
import dev.wirecord.frame.RequestHeader;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.jmh.limit.GatheredProduce;
import dev.wirecord.jmh.message.Draw;
import dev.wirecord.jmh.message.GroupMessages;
import dev.wirecord.jmh.message.PayloadMessages;
import dev.wirecord.kafka.AddOffsetsToTxnRequest;
import dev.wirecord.kafka.KafkaCodecs;
import dev.wirecord.kafka.ProduceRequest;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.common.message.AddOffsetsToTxnRequestData;
import org.apache.kafka.common.message.ProduceRequestData;
import org.apache.kafka.common.network.Send;
import org.apache.kafka.common.protocol.ApiKeys;
import org.apache.kafka.common.protocol.ByteBufferAccessor;
import org.apache.kafka.common.protocol.SendBuilder;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole frames, ready for a socket: a Produce request whose records are not copied, and a tiny request. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class RequestFrames {

    private static final int SLOTS = 8;
    private static final String CLIENT = "producer-1";

    /** How often other messages are encoded and decoded first. */
    @Param("2000")
    public int profile;

    private final Frames frames = new Frames(CodecRegistry.of(new KafkaCodecs()));
    private final ByteWriter gathering = ByteWriter.gathering();
    private final ByteWriter copying = new ByteWriter();
    private final GatheredProduce limit = new GatheredProduce(new byte[1 << 16]);
    private final ProduceRequest[] produce = new ProduceRequest[SLOTS];
    private final ProduceRequestData[] kafkaProduce = new ProduceRequestData[SLOTS];
    private final AddOffsetsToTxnRequest[] tiny = new AddOffsetsToTxnRequest[SLOTS];
    private final AddOffsetsToTxnRequestData[] kafkaTiny = new AddOffsetsToTxnRequestData[SLOTS];
    private int at;

    /** Makes the profile and the messages, and compares the frames. */
    @Setup(Level.Trial)
    public void setUp() {
        Profile.make(profile);
        Subject<ProduceRequest> produces =
                Subject.of(ProduceRequest.class, 9, PayloadMessages::produce, ProduceRequestData::new, null);
        Subject<AddOffsetsToTxnRequest> tinies = Subject.of(
                AddOffsetsToTxnRequest.class, 4, GroupMessages::addOffsetsToTxn, AddOffsetsToTxnRequestData::new, null);
        for (int i = 0; i < SLOTS; i++) {
            byte[] body = produces.codec().encode(produces.messages().apply(Draw.ascii(i)));
            produce[i] = produces.codec().decode(body);
            kafkaProduce[i] = new ProduceRequestData(new ByteBufferAccessor(ByteBuffer.wrap(body)), (short) 9);
            byte[] small = tinies.codec().encode(tinies.messages().apply(Draw.ascii(i)));
            tiny[i] = tinies.codec().decode(small);
            kafkaTiny[i] = new AddOffsetsToTxnRequestData(new ByteBufferAccessor(ByteBuffer.wrap(small)), (short) 4);
        }
        for (int i = 0; i < SLOTS; i++) {
            requireSameFrames(i);
        }
    }

    private void requireSameFrames(int slot) {
        at = slot;
        byte[] expected = Channel.bytes(gatherKafka());
        at = slot;
        require(expected, Channel.joined(gatherOurs()));
        at = slot;
        require(expected, Channel.joined(gatherLimit()));
        at = slot;
        expected = Channel.bytes(tinyKafka());
        at = slot;
        tinyOurs();
        require(expected, copying.toByteArray());
    }

    private static void require(byte[] expected, byte[] actual) {
        if (!Arrays.equals(expected, actual)) {
            throw new IllegalStateException("two frames differ");
        }
    }

    private int next() {
        at = (at + 1) % SLOTS;
        return at;
    }

    @Benchmark
    public ByteBuffer[] gatherOurs() {
        referOurs();
        return gathering.toByteBuffers();
    }

    @Benchmark
    public Send gatherKafka() {
        var header = new org.apache.kafka.common.requests.RequestHeader(ApiKeys.PRODUCE, (short) 9, CLIENT, 7);
        return SendBuilder.buildRequestSend(header, kafkaProduce[next()]);
    }

    @Benchmark
    public ByteBuffer[] gatherLimit() {
        return limit.gather(9, 7, CLIENT, produce[next()]);
    }

    /** The frame with its records referred to, before anybody asks for it as buffers. */
    @Benchmark
    public int referOurs() {
        gathering.clear();
        frames.writeRequest(gathering, new RequestHeader(0, 9, 7, CLIENT), produce[next()]);
        return gathering.position();
    }

    /** The same as {@link #gatherKafka}, which makes its buffers while it writes. */
    @Benchmark
    public Send referKafka() {
        return gatherKafka();
    }

    @Benchmark
    public int tinyOurs() {
        copying.clear();
        frames.writeRequest(copying, new RequestHeader(25, 4, 7, CLIENT), tiny[next()]);
        return copying.position();
    }

    @Benchmark
    public Send tinyKafka() {
        var header =
                new org.apache.kafka.common.requests.RequestHeader(ApiKeys.ADD_OFFSETS_TO_TXN, (short) 4, CLIENT, 7);
        return SendBuilder.buildRequestSend(header, kafkaTiny[next()]);
    }
}
