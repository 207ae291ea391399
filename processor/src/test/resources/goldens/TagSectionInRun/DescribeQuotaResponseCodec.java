package org.example.tagsectioninrun;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.Output;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import dev.wirecord.type.ObjectList;
import dev.wirecord.type.TaggedFields;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link DescribeQuotaResponse}, API key 911.
 *
 * <pre>
 * versions  0
 * quotas    COMPACT_ARRAY of Quota
 *
 * Quota
 * versions  0
 * client    INT32
 * limit     INT64
 * used      INT64
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
                911,
                Versions.range(0, 0),
                Versions.from(0));
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(TaggedFields.class, List.class);
    }

    @Override
    protected DescribeQuotaResponse readMessage(ByteReader in, int version) {
        return readVersion0(in);
    }

    @Override
    protected int writeMessage(Output out, int at, DescribeQuotaResponse message, int version) {
        return writeVersion0(out, at, message);
    }

    private static DescribeQuotaResponse readVersion0(ByteReader in) {
        List<DescribeQuotaResponse.Quota> quotas =
                readQuotaArrayVersion0(in, in.readCompactArrayLength(21));
        in.skipTaggedFields();
        return new DescribeQuotaResponse(quotas);
    }

    private static int writeVersion0(Output out, int at, DescribeQuotaResponse message) {
        requireRepresentable(message);
        at = writeQuotaArrayVersion0(out, at, message.quotas());
        return out.putNoTaggedFields(at);
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(DescribeQuotaResponse message) {
        requireNonNull(message, "DescribeQuotaResponse");
        requireNonNull(message.quotas(), "quotas");
    }

    private static List<DescribeQuotaResponse.Quota> readQuotaArrayVersion0(ByteReader in,
            int length) {
        if (length == 0) {
            return List.of();
        }
        DescribeQuotaResponse.Quota[] elements = new DescribeQuotaResponse.Quota[length];
        for (int i = 0; i < length; i++) {
            int at = in.take(21);
            int client = in.getInt32(at);
            long limit = in.getInt64(at + 4);
            long used = in.getInt64(at + 12);
            TaggedFields taggedFields = in.getTaggedFields(at + 20);
            elements[i] = new DescribeQuotaResponse.Quota(client, limit, used, taggedFields);
        }
        return ObjectList.wrap(elements);
    }

    private static int writeQuotaArrayVersion0(Output out, int at,
            List<DescribeQuotaResponse.Quota> array) {
        List<DescribeQuotaResponse.Quota> elements = indexed(array);
        at = out.putCompactLength(at, elements.size());
        for (int i = 0; i < elements.size(); i++) {
            DescribeQuotaResponse.Quota quota = elements.get(i);
            requireQuotaRepresentable(quota);
            out.requireRoom(at, 21);
            at = out.setInt32(at, quota.client());
            at = out.setInt64(at, quota.limit());
            at = out.setInt64(at, quota.used());
            at = quota.taggedFields().set(out, at);
        }
        return at;
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireQuotaRepresentable(DescribeQuotaResponse.Quota quota) {
        requireNonNull(quota, "Quota");
        requireNonNull(quota.taggedFields(), "taggedFields");
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema quota = StructSchema.of(
                "Quota",
                FieldSchema.of("Client", ScalarType.INT32)
                        .about("its number"),
                FieldSchema.of("Limit", ScalarType.INT64)
                        .about("bytes in each second"),
                FieldSchema.of("Used", ScalarType.INT64)
                        .about("bytes in the last second"));
        StructSchema describeQuotaResponse = StructSchema.of(
                "DescribeQuotaResponse",
                FieldSchema.array("Quotas", quota)
                        .about("the quotas"));
        return schemaOf(List.of(), false, describeQuotaResponse,
                "Quotas of many clients, each a run of numbers up to its tag section.");
    }
}
