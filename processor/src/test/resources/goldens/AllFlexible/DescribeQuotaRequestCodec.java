package org.example.allflexible;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ArrayReader;
import dev.wirecord.io.ArrayWriter;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.Output;
import dev.wirecord.schema.EntityType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.List;
import java.util.UUID;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link DescribeQuotaRequest}, API key 911.
 *
 * <pre>
 * versions  0               1
 * groupId   COMPACT_STRING  COMPACT_STRING
 * clients   -               COMPACT_ARRAY of UUID
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
                911,
                Versions.range(0, 1),
                Versions.from(0));
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(String.class, List.class);
    }

    @Override
    protected DescribeQuotaRequest readMessage(ByteReader in, int version) {
        return readVersions0To1(in, version);
    }

    @Override
    protected int writeMessage(Output out, int at, DescribeQuotaRequest message, int version) {
        return writeVersions0To1(out, at, message, version);
    }

    private static DescribeQuotaRequest readVersions0To1(ByteReader in, int version) {
        String groupId = in.readCompactString();
        List<UUID> clients = version >= 1
                ? ArrayReader.readUuidList(in, in.readCompactArrayLength())
                : List.of();
        in.skipTaggedFields();
        return new DescribeQuotaRequest(groupId, clients);
    }

    private static int writeVersions0To1(Output out, int at, DescribeQuotaRequest message,
            int version) {
        requireRepresentable(message, version);
        at = out.putCompactString(at, message.groupId());
        if (version >= 1) {
            at = out.putCompactArrayLength(at, message.clients());
            at = ArrayWriter.putUuidList(out, at, message.clients());
        }
        return out.putNoTaggedFields(at);
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(DescribeQuotaRequest message, int version) {
        requireNonNull(message, "DescribeQuotaRequest");
        requireNonNull(message.groupId(), "groupId");
        if (version >= 1) {
            requireNonNull(message.clients(), "clients");
        }
        if (version == 0 && (message.clients() == null || !message.clients().isEmpty())) {
            throw UnsupportedVersionException.fieldNotInVersion("clients", "1+");
        }
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema describeQuotaRequest = StructSchema.of(
                "DescribeQuotaRequest",
                FieldSchema.of("GroupId", ScalarType.STRING)
                        .about("the group")
                        .entityType(EntityType.GROUP_ID),
                FieldSchema.array("Clients", ScalarType.UUID)
                        .versions("1+")
                        .about("the clients"));
        return schemaOf(List.of("broker"), false, describeQuotaRequest,
                "Asks for the quota of a group.");
    }
}
