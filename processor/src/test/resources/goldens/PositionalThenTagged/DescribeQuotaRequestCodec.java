package org.example.positionalthentagged;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ArrayReader;
import dev.wirecord.io.ArrayWriter;
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
 * Reads and writes {@link DescribeQuotaRequest}, API key 909.
 *
 * <pre>
 * versions  0       1                 2                         3-4
 * groupId   STRING  STRING            COMPACT_STRING            COMPACT_STRING
 * rackId    STRING  STRING            tag 0, COMPACT_STRING     tag 0, COMPACT_STRING
 * hosts     -       ARRAY? of STRING  COMPACT_ARRAY? of STRING  tag 1, COMPACT_ARRAY? of STRING
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
                909,
                Versions.range(0, 4),
                Versions.from(2));
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(String.class, List.class);
    }

    @Override
    protected DescribeQuotaRequest readMessage(ByteReader in, int version) {
        return version >= 2 ? readVersions2To4(in, version) : readVersions0To1(in, version);
    }

    @Override
    protected int writeMessage(Output out, int at, DescribeQuotaRequest message, int version) {
        return version >= 2 ? writeVersions2To4(out, at, message, version)
                : writeVersions0To1(out, at, message, version);
    }

    private static DescribeQuotaRequest readVersions0To1(ByteReader in, int version) {
        String groupId = in.readString();
        String rackId = in.readString();
        List<String> hosts = version >= 1
                ? ArrayReader.readStringList(in, in.readNullableArrayLength())
                : null;
        return new DescribeQuotaRequest(groupId, rackId, hosts);
    }

    private static int writeVersions0To1(Output out, int at, DescribeQuotaRequest message,
            int version) {
        requireRepresentable(message, version);
        at = out.putString(at, message.groupId());
        at = out.putString(at, message.rackId());
        if (version >= 1) {
            at = ArrayWriter.putStringList(out, at, message.hosts());
        }
        return at;
    }

    private static DescribeQuotaRequest readVersions2To4(ByteReader in, int version) {
        String groupId = in.readCompactString();
        List<String> hosts = version == 2
                ? ArrayReader.readCompactStringList(in, in.readCompactNullableArrayLength())
                : null;

        String rackId = "";
        for (int left = in.readTaggedFieldCount(), tag = -1; left > 0; left--) {
            tag = in.readTag(tag);
            int end = in.readTaggedFieldEnd();
            switch (tag) {
                case 0 -> rackId = in.readCompactString();
                case 1 -> {
                    if (version == 2) {
                        throw in.tagNotInVersion(1, "3+");
                    }
                    hosts = ArrayReader.readCompactStringList(in, in.readCompactNullableArrayLength());
                }
                default -> in.skipTo(end);
            }
            in.requireTaggedFieldEnd(tag, end);
        }
        return new DescribeQuotaRequest(groupId, rackId, hosts);
    }

    private static int writeVersions2To4(Output out, int at, DescribeQuotaRequest message,
            int version) {
        requireRepresentable(message, version);
        at = out.putCompactString(at, message.groupId());
        if (version == 2) {
            at = ArrayWriter.putCompactStringList(out, at, message.hosts());
        }

        boolean hasRackId = !"".equals(message.rackId());
        boolean hasHosts = version >= 3 && message.hosts() != null;
        at = out.putUnsignedVarint(at, (hasRackId ? 1 : 0) + (hasHosts ? 1 : 0));
        if (hasRackId) {
            int start = out.beginTaggedField(at, 0);
            at = start;
            at = out.putCompactString(at, message.rackId());
            at = out.endTaggedField(start, at);
        }
        if (hasHosts) {
            int start = out.beginTaggedField(at, 1);
            at = start;
            at = ArrayWriter.putCompactStringList(out, at, message.hosts());
            at = out.endTaggedField(start, at);
        }
        return at;
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(DescribeQuotaRequest message, int version) {
        requireNonNull(message, "DescribeQuotaRequest");
        requireNonNull(message.groupId(), "groupId");
        requireNonNull(message.rackId(), "rackId");
        if (version == 0 && message.hosts() != null) {
            throw UnsupportedVersionException.fieldNotInVersion("hosts", "1+");
        }
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema describeQuotaRequest = StructSchema.of(
                "DescribeQuotaRequest",
                FieldSchema.of("GroupId", ScalarType.STRING)
                        .about("the group"),
                FieldSchema.of("RackId", ScalarType.STRING)
                        .about("the rack, which hardly anybody gives")
                        .tagged(0, "2+"),
                FieldSchema.array("Hosts", ScalarType.STRING)
                        .versions("1+")
                        .nullable("1+")
                        .defaultText("null")
                        .about("the hosts, as rarely")
                        .tagged(1, "3+"));
        return schemaOf(List.of(), false, describeQuotaRequest,
                "Asks for the quota of a group.");
    }
}
