package org.example.nestedstruct;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.Output;
import dev.wirecord.schema.EntityType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import dev.wirecord.type.ObjectList;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link DescribeQuotaResponse}, API key 905.
 *
 * <pre>
 * versions        0               1               2-3
 * throttleTimeMs  -               INT32           INT32
 * topics          ARRAY of Topic  ARRAY of Topic  COMPACT_ARRAY of Topic
 *
 * Topic
 * versions    0-1                 2-3
 * name        STRING              COMPACT_STRING
 * partitions  ARRAY of Partition  COMPACT_ARRAY of Partition
 *
 * Partition
 * versions  0-2    3
 * index     INT32  INT32
 * limit     -      INT64
 * range     Range  Range
 *
 * Range
 * versions  0-3
 * first     INT64
 * last      INT64
 * </pre>
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaResponseCodec extends MessageCodec<DescribeQuotaResponse> {
    /**
     * The one instance.
     */
    public static final MessageCodec<DescribeQuotaResponse> INSTANCE = new DescribeQuotaResponseCodec();

    private DescribeQuotaResponseCodec() {
        super(
                DescribeQuotaResponse.class,
                "DescribeQuotaResponse",
                MessageType.RESPONSE,
                905,
                Versions.range(0, 3),
                Versions.from(2));
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(DescribeQuotaResponse.Range.class, String.class, List.class);
    }

    @Override
    protected DescribeQuotaResponse readMessage(ByteReader in, int version) {
        return version >= 2 ? readVersions2To3(in, version) : readVersions0To1(in, version);
    }

    @Override
    protected int writeMessage(Output out, int at, DescribeQuotaResponse message, int version) {
        return version >= 2 ? writeVersions2To3(out, at, message, version)
                : writeVersions0To1(out, at, message, version);
    }

    private static DescribeQuotaResponse readVersions0To1(ByteReader in, int version) {
        int throttleTimeMs = version >= 1 ? in.readInt32() : 0;
        List<DescribeQuotaResponse.Topic> topics =
                readTopicArrayVersions0To1(in, in.readArrayLength(6));
        return new DescribeQuotaResponse(throttleTimeMs, topics);
    }

    private static int writeVersions0To1(Output out, int at, DescribeQuotaResponse message,
            int version) {
        requireRepresentable(message, version);
        if (version >= 1) {
            at = out.putInt32(at, message.throttleTimeMs());
        }
        at = writeTopicArrayVersions0To1(out, at, message.topics(), version);
        return at;
    }

    private static DescribeQuotaResponse readVersions2To3(ByteReader in, int version) {
        int throttleTimeMs = in.readInt32();
        List<DescribeQuotaResponse.Topic> topics =
                readTopicArrayVersions2To3(in, in.readCompactArrayLength(3), version);
        in.skipTaggedFields();
        return new DescribeQuotaResponse(throttleTimeMs, topics);
    }

    private static int writeVersions2To3(Output out, int at, DescribeQuotaResponse message,
            int version) {
        requireRepresentable(message, version);
        at = out.putInt32(at, message.throttleTimeMs());
        at = writeTopicArrayVersions2To3(out, at, message.topics(), version);
        return out.putNoTaggedFields(at);
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(DescribeQuotaResponse message, int version) {
        requireNonNull(message, "DescribeQuotaResponse");
        if (version == 0 && message.throttleTimeMs() != 0) {
            throw UnsupportedVersionException.fieldNotInVersion("throttleTimeMs", "1+");
        }
        requireNonNull(message.topics(), "topics");
    }

    private static List<DescribeQuotaResponse.Topic> readTopicArrayVersions0To1(ByteReader in,
            int length) {
        if (length == 0) {
            return List.of();
        }
        DescribeQuotaResponse.Topic[] elements = new DescribeQuotaResponse.Topic[length];
        for (int i = 0; i < length; i++) {
            String name = in.readString();
            List<DescribeQuotaResponse.Partition> partitions =
                    readPartitionArrayVersions0To1(in, in.readArrayLength(20));
            elements[i] = new DescribeQuotaResponse.Topic(name, partitions);
        }
        return ObjectList.wrap(elements);
    }

    private static int writeTopicArrayVersions0To1(Output out, int at,
            List<DescribeQuotaResponse.Topic> array, int version) {
        List<DescribeQuotaResponse.Topic> elements = indexed(array);
        at = out.putLength(at, elements.size());
        for (int i = 0; i < elements.size(); i++) {
            DescribeQuotaResponse.Topic topic = elements.get(i);
            requireTopicRepresentable(topic);
            at = out.putString(at, topic.name());
            at = writePartitionArrayVersions0To1(out, at, topic.partitions(), version);
        }
        return at;
    }

    private static List<DescribeQuotaResponse.Topic> readTopicArrayVersions2To3(ByteReader in,
            int length, int version) {
        if (length == 0) {
            return List.of();
        }
        DescribeQuotaResponse.Topic[] elements = new DescribeQuotaResponse.Topic[length];
        for (int i = 0; i < length; i++) {
            String name = in.readCompactString();
            List<DescribeQuotaResponse.Partition> partitions =
                    readPartitionArrayVersions2To3(in, in.readCompactArrayLength(22), version);
            in.skipTaggedFields();
            elements[i] = new DescribeQuotaResponse.Topic(name, partitions);
        }
        return ObjectList.wrap(elements);
    }

    private static int writeTopicArrayVersions2To3(Output out, int at,
            List<DescribeQuotaResponse.Topic> array, int version) {
        List<DescribeQuotaResponse.Topic> elements = indexed(array);
        at = out.putCompactLength(at, elements.size());
        for (int i = 0; i < elements.size(); i++) {
            DescribeQuotaResponse.Topic topic = elements.get(i);
            requireTopicRepresentable(topic);
            at = out.putCompactString(at, topic.name());
            at = writePartitionArrayVersions2To3(out, at, topic.partitions(), version);
            at = out.putNoTaggedFields(at);
        }
        return at;
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireTopicRepresentable(DescribeQuotaResponse.Topic topic) {
        requireNonNull(topic, "Topic");
        requireNonNull(topic.name(), "name");
        requireNonNull(topic.partitions(), "partitions");
    }

    private static List<DescribeQuotaResponse.Partition> readPartitionArrayVersions0To1(
            ByteReader in, int length) {
        if (length == 0) {
            return List.of();
        }
        DescribeQuotaResponse.Partition[] elements = new DescribeQuotaResponse.Partition[length];
        for (int i = 0; i < length; i++) {
            int index = in.readInt32();
            DescribeQuotaResponse.Range range = readRangeVersions0To1(in);
            elements[i] = new DescribeQuotaResponse.Partition(index, -1L, range);
        }
        return ObjectList.wrap(elements);
    }

    private static int writePartitionArrayVersions0To1(Output out, int at,
            List<DescribeQuotaResponse.Partition> array, int version) {
        List<DescribeQuotaResponse.Partition> elements = indexed(array);
        at = out.putLength(at, elements.size());
        for (int i = 0; i < elements.size(); i++) {
            DescribeQuotaResponse.Partition partition = elements.get(i);
            requirePartitionRepresentable(partition, version);
            at = out.putInt32(at, partition.index());
            at = writeRangeVersions0To1(out, at, partition.range());
        }
        return at;
    }

    private static List<DescribeQuotaResponse.Partition> readPartitionArrayVersions2To3(
            ByteReader in, int length, int version) {
        if (length == 0) {
            return List.of();
        }
        DescribeQuotaResponse.Partition[] elements = new DescribeQuotaResponse.Partition[length];
        for (int i = 0; i < length; i++) {
            int index = in.readInt32();
            long limit = version >= 3 ? in.readInt64() : -1L;
            DescribeQuotaResponse.Range range = readRangeVersions2To3(in);
            in.skipTaggedFields();
            elements[i] = new DescribeQuotaResponse.Partition(index, limit, range);
        }
        return ObjectList.wrap(elements);
    }

    private static int writePartitionArrayVersions2To3(Output out, int at,
            List<DescribeQuotaResponse.Partition> array, int version) {
        List<DescribeQuotaResponse.Partition> elements = indexed(array);
        at = out.putCompactLength(at, elements.size());
        for (int i = 0; i < elements.size(); i++) {
            DescribeQuotaResponse.Partition partition = elements.get(i);
            requirePartitionRepresentable(partition, version);
            at = out.putInt32(at, partition.index());
            if (version >= 3) {
                at = out.putInt64(at, partition.limit());
            }
            at = writeRangeVersions2To3(out, at, partition.range());
            at = out.putNoTaggedFields(at);
        }
        return at;
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requirePartitionRepresentable(DescribeQuotaResponse.Partition partition,
            int version) {
        requireNonNull(partition, "Partition");
        if (version <= 2 && partition.limit() != -1L) {
            throw UnsupportedVersionException.fieldNotInVersion("limit", "3+");
        }
        requireNonNull(partition.range(), "range");
    }

    private static DescribeQuotaResponse.Range readRangeVersions0To1(ByteReader in) {
        int at = in.take(16);
        long first = in.getInt64(at);
        long last = in.getInt64(at + 8);
        return new DescribeQuotaResponse.Range(first, last);
    }

    private static int writeRangeVersions0To1(Output out, int at,
            DescribeQuotaResponse.Range range) {
        requireRangeRepresentable(range);
        at = out.putInt64(at, range.first());
        at = out.putInt64(at, range.last());
        return at;
    }

    private static DescribeQuotaResponse.Range readRangeVersions2To3(ByteReader in) {
        int at = in.take(16);
        long first = in.getInt64(at);
        long last = in.getInt64(at + 8);
        in.skipTaggedFields();
        return new DescribeQuotaResponse.Range(first, last);
    }

    private static int writeRangeVersions2To3(Output out, int at,
            DescribeQuotaResponse.Range range) {
        requireRangeRepresentable(range);
        at = out.putInt64(at, range.first());
        at = out.putInt64(at, range.last());
        return out.putNoTaggedFields(at);
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRangeRepresentable(DescribeQuotaResponse.Range range) {
        requireNonNull(range, "Range");
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema range = StructSchema.of(
                "Range",
                FieldSchema.of("First", ScalarType.INT64)
                        .about("the first offset"),
                FieldSchema.of("Last", ScalarType.INT64)
                        .about("the last offset"));
        StructSchema partition = StructSchema.of(
                "Partition",
                FieldSchema.of("Index", ScalarType.INT32)
                        .about("the partition's number"),
                FieldSchema.of("Limit", ScalarType.INT64)
                        .versions("3+")
                        .defaultText("-1")
                        .about("bytes in each second"),
                FieldSchema.of("Range", range)
                        .about("where the limit holds"));
        StructSchema topic = StructSchema.of(
                "Topic",
                FieldSchema.of("Name", ScalarType.STRING)
                        .mapKey()
                        .about("the topic's name")
                        .entityType(EntityType.TOPIC_NAME),
                FieldSchema.array("Partitions", partition)
                        .about("the topic's partitions"));
        StructSchema describeQuotaResponse = StructSchema.of(
                "DescribeQuotaResponse",
                FieldSchema.of("ThrottleTimeMs", ScalarType.INT32)
                        .versions("1+")
                        .about("how long the request was held back"),
                FieldSchema.array("Topics", topic)
                        .about("the topics"));
        return schemaOf(List.of(), false, describeQuotaResponse,
                "The quotas of topics.");
    }
}
