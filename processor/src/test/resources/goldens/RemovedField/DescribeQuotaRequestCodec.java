package org.example.removedfield;

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
import dev.wirecord.type.Uuids;
import java.util.List;
import java.util.UUID;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link DescribeQuotaRequest}, API key 902.
 *
 * <pre>
 * versions   2       3       4-5     6
 * replicaId  INT32   INT32   -       -
 * groupId    STRING  STRING  STRING  STRING
 * session    -       UUID    UUID    -
 * limit      -       -       -       -
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
                902,
                Versions.range(2, 6),
                Versions.NONE);
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(String.class, UUID.class);
    }

    @Override
    protected DescribeQuotaRequest readMessage(ByteReader in, int version) {
        return readVersions2To6(in, version);
    }

    @Override
    protected int writeMessage(Output out, int at, DescribeQuotaRequest message, int version) {
        return writeVersions2To6(out, at, message, version);
    }

    private static DescribeQuotaRequest readVersions2To6(ByteReader in, int version) {
        int replicaId = version <= 3 ? in.readInt32() : -1;
        String groupId = in.readString();
        UUID session = Uuids.ZERO;
        if (version >= 3 && version <= 5) {
            session = in.readUuid();
        }
        return new DescribeQuotaRequest(replicaId, groupId, session, 0L);
    }

    private static int writeVersions2To6(Output out, int at, DescribeQuotaRequest message,
            int version) {
        requireRepresentable(message, version);
        if (version <= 3) {
            at = out.putInt32(at, message.replicaId());
        }
        at = out.putString(at, message.groupId());
        if (version >= 3 && version <= 5) {
            at = out.putUuid(at, message.session());
        }
        return at;
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(DescribeQuotaRequest message, int version) {
        requireNonNull(message, "DescribeQuotaRequest");
        if (version >= 4 && message.replicaId() != -1) {
            throw UnsupportedVersionException.fieldNotInVersion("replicaId", "0-3");
        }
        requireNonNull(message.groupId(), "groupId");
        if (version >= 3 && version <= 5) {
            requireNonNull(message.session(), "session");
        }
        if ((version == 2 || version >= 6) && !Uuids.ZERO.equals(message.session())) {
            throw UnsupportedVersionException.fieldNotInVersion("session", "3-5");
        }
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema describeQuotaRequest = StructSchema.of(
                "DescribeQuotaRequest",
                FieldSchema.of("ReplicaId", ScalarType.INT32)
                        .versions("0-3")
                        .defaultText("-1")
                        .about("the replica that asks, in the days when replicas did"),
                FieldSchema.of("GroupId", ScalarType.STRING)
                        .about("the group"),
                FieldSchema.of("Session", ScalarType.UUID)
                        .versions("3-5")
                        .about("what came between"),
                FieldSchema.of("Limit", ScalarType.INT64)
                        .versions("0-1")
                        .ignorable()
                        .about("gone before the first version that is left"));
        return schemaOf(List.of(), false, describeQuotaRequest,
                "Asks for the quota of a group.");
    }
}
