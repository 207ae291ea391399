package org.example.nullablestruct;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.Output;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link DescribeQuotaResponse}, API key 907.
 *
 * <pre>
 * versions  0       1-3
 * quota     Quota?  Quota?
 * former    Quota   Quota?
 * limit     -       Quota?
 *
 * Quota
 * versions  0-3
 * bytes     INT64
 * </pre>
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaResponseCodec extends MessageCodec<DescribeQuotaResponse> {
    /**
     * The one instance.
     */
    public static final MessageCodec<DescribeQuotaResponse> INSTANCE = new DescribeQuotaResponseCodec();

    private static final DescribeQuotaResponse.Quota DEFAULT_QUOTA = new DescribeQuotaResponse.Quota(-1L);

    private DescribeQuotaResponseCodec() {
        super(
                DescribeQuotaResponse.class,
                "DescribeQuotaResponse",
                MessageType.RESPONSE,
                907,
                Versions.range(0, 3),
                Versions.from(2));
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(DescribeQuotaResponse.Quota.class);
    }

    @Override
    protected DescribeQuotaResponse readMessage(ByteReader in, int version) {
        return version >= 2 ? readVersions2To3(in) : readVersions0To1(in, version);
    }

    @Override
    protected int writeMessage(Output out, int at, DescribeQuotaResponse message, int version) {
        return version >= 2 ? writeVersions2To3(out, at, message, version)
                : writeVersions0To1(out, at, message, version);
    }

    private static DescribeQuotaResponse readVersions0To1(ByteReader in, int version) {
        DescribeQuotaResponse.Quota quota =
                in.readStructMarker() ? readQuotaVersions0To1(in) : null;
        DescribeQuotaResponse.Quota former = version >= 1
                ? (in.readStructMarker() ? readQuotaVersions0To1(in) : null)
                : readQuotaVersions0To1(in);
        DescribeQuotaResponse.Quota limit = version >= 1
                ? (in.readStructMarker() ? readQuotaVersions0To1(in) : null)
                : DEFAULT_QUOTA;
        return new DescribeQuotaResponse(quota, former, limit);
    }

    private static int writeVersions0To1(Output out, int at, DescribeQuotaResponse message,
            int version) {
        requireRepresentable(message, version);
        at = out.putStructMarker(at, message.quota() != null);
        if (message.quota() != null) {
            at = writeQuotaVersions0To1(out, at, message.quota());
        }
        if (version >= 1) {
            at = out.putStructMarker(at, message.former() != null);
            if (message.former() != null) {
                at = writeQuotaVersions0To1(out, at, message.former());
            }
        } else {
            at = writeQuotaVersions0To1(out, at, message.former());
        }
        if (version >= 1) {
            at = out.putStructMarker(at, message.limit() != null);
            if (message.limit() != null) {
                at = writeQuotaVersions0To1(out, at, message.limit());
            }
        }
        return at;
    }

    private static DescribeQuotaResponse readVersions2To3(ByteReader in) {
        DescribeQuotaResponse.Quota quota =
                in.readStructMarker() ? readQuotaVersions2To3(in) : null;
        DescribeQuotaResponse.Quota former =
                in.readStructMarker() ? readQuotaVersions2To3(in) : null;
        DescribeQuotaResponse.Quota limit =
                in.readStructMarker() ? readQuotaVersions2To3(in) : null;
        in.skipTaggedFields();
        return new DescribeQuotaResponse(quota, former, limit);
    }

    private static int writeVersions2To3(Output out, int at, DescribeQuotaResponse message,
            int version) {
        requireRepresentable(message, version);
        at = out.putStructMarker(at, message.quota() != null);
        if (message.quota() != null) {
            at = writeQuotaVersions2To3(out, at, message.quota());
        }
        at = out.putStructMarker(at, message.former() != null);
        if (message.former() != null) {
            at = writeQuotaVersions2To3(out, at, message.former());
        }
        at = out.putStructMarker(at, message.limit() != null);
        if (message.limit() != null) {
            at = writeQuotaVersions2To3(out, at, message.limit());
        }
        return out.putNoTaggedFields(at);
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(DescribeQuotaResponse message, int version) {
        requireNonNull(message, "DescribeQuotaResponse");
        if (version == 0 && message.former() == null) {
            throw UnsupportedVersionException.nullNotInVersion("former", "1+");
        }
        if (version == 0 && !isDefaultQuota(message.limit())) {
            throw UnsupportedVersionException.fieldNotInVersion("limit", "1+");
        }
    }

    private static DescribeQuotaResponse.Quota readQuotaVersions0To1(ByteReader in) {
        long bytes = in.readInt64();
        return new DescribeQuotaResponse.Quota(bytes);
    }

    private static int writeQuotaVersions0To1(Output out, int at,
            DescribeQuotaResponse.Quota quota) {
        requireQuotaRepresentable(quota);
        at = out.putInt64(at, quota.bytes());
        return at;
    }

    private static DescribeQuotaResponse.Quota readQuotaVersions2To3(ByteReader in) {
        long bytes = in.readInt64();
        in.skipTaggedFields();
        return new DescribeQuotaResponse.Quota(bytes);
    }

    private static int writeQuotaVersions2To3(Output out, int at,
            DescribeQuotaResponse.Quota quota) {
        requireQuotaRepresentable(quota);
        at = out.putInt64(at, quota.bytes());
        return out.putNoTaggedFields(at);
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireQuotaRepresentable(DescribeQuotaResponse.Quota quota) {
        requireNonNull(quota, "Quota");
    }

    private static boolean isDefaultQuota(DescribeQuotaResponse.Quota quota) {
        return quota != null
                && quota.bytes() == -1L;
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema quota = StructSchema.of(
                "Quota",
                FieldSchema.of("Bytes", ScalarType.INT64)
                        .defaultText("-1")
                        .about("bytes in each second"));
        StructSchema describeQuotaResponse = StructSchema.of(
                "DescribeQuotaResponse",
                FieldSchema.of("Quota", quota)
                        .nullable("0+")
                        .about("the quota, null when there is none"),
                FieldSchema.of("Former", quota)
                        .nullable("1+")
                        .about("the quota before, from the version on that allows null"),
                FieldSchema.of("Limit", quota)
                        .versions("1+")
                        .nullable("1+")
                        .about("the highest quota, with a struct as its default although it can be null"));
        return schemaOf(List.of(), false, describeQuotaResponse,
                "The quota of a group.");
    }
}
