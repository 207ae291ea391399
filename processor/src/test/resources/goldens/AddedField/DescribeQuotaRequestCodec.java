package org.example.addedfield;

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
 * Reads and writes {@link DescribeQuotaRequest}, API key 901.
 *
 * <pre>
 * versions   0       1-2     3               4
 * groupId    STRING  STRING  COMPACT_STRING  COMPACT_STRING
 * timeoutMs  -       INT32   INT32           INT32
 * zone       -       -       -               COMPACT_STRING
 * </pre>
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaRequestCodec extends MessageCodec<DescribeQuotaRequest> {
    /**
     * The one instance.
     */
    public static final MessageCodec<DescribeQuotaRequest> INSTANCE = new DescribeQuotaRequestCodec();

    private DescribeQuotaRequestCodec() {
        super(
                DescribeQuotaRequest.class,
                "DescribeQuotaRequest",
                MessageType.REQUEST,
                901,
                Versions.range(0, 4),
                Versions.from(3));
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(String.class);
    }

    @Override
    protected DescribeQuotaRequest readMessage(ByteReader in, int version) {
        return version >= 3 ? readVersions3To4(in, version) : readVersions0To2(in, version);
    }

    @Override
    protected int writeMessage(Output out, int at, DescribeQuotaRequest message, int version) {
        return version >= 3 ? writeVersions3To4(out, at, message, version)
                : writeVersions0To2(out, at, message, version);
    }

    private static DescribeQuotaRequest readVersions0To2(ByteReader in, int version) {
        String groupId = in.readString();
        int timeoutMs = version >= 1 ? in.readInt32() : 0;
        return new DescribeQuotaRequest(groupId, timeoutMs, "");
    }

    private static int writeVersions0To2(Output out, int at, DescribeQuotaRequest message,
            int version) {
        requireRepresentable(message, version);
        at = out.putString(at, message.groupId());
        if (version >= 1) {
            at = out.putInt32(at, message.timeoutMs());
        }
        return at;
    }

    private static DescribeQuotaRequest readVersions3To4(ByteReader in, int version) {
        String groupId = in.readCompactString();
        int timeoutMs = in.readInt32();
        String zone = version >= 4 ? in.readCompactString() : "";
        in.skipTaggedFields();
        return new DescribeQuotaRequest(groupId, timeoutMs, zone);
    }

    private static int writeVersions3To4(Output out, int at, DescribeQuotaRequest message,
            int version) {
        requireRepresentable(message, version);
        at = out.putCompactString(at, message.groupId());
        at = out.putInt32(at, message.timeoutMs());
        if (version >= 4) {
            at = out.putCompactString(at, message.zone());
        }
        return out.putNoTaggedFields(at);
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(DescribeQuotaRequest message, int version) {
        requireNonNull(message, "DescribeQuotaRequest");
        requireNonNull(message.groupId(), "groupId");
        if (version == 0 && message.timeoutMs() != 0) {
            throw UnsupportedVersionException.fieldNotInVersion("timeoutMs", "1+");
        }
        if (version >= 4) {
            requireNonNull(message.zone(), "zone");
        }
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema describeQuotaRequest = StructSchema.of(
                "DescribeQuotaRequest",
                FieldSchema.of("GroupId", ScalarType.STRING)
                        .about("the group"),
                FieldSchema.of("TimeoutMs", ScalarType.INT32)
                        .versions("1+")
                        .about("how long the broker may take"),
                FieldSchema.of("Zone", ScalarType.STRING)
                        .versions("4+")
                        .ignorable()
                        .about("where the group's members are"));
        return schemaOf(List.of(), false, describeQuotaRequest,
                "Asks for the quota of a group.");
    }
}
