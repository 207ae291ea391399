package org.example.nullablelater;

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
 * Reads and writes {@link DescribeQuotaRequest}, API key 903.
 *
 * <pre>
 * versions  0       1        2-3      4-5
 * groupId   STRING  STRING?  STRING?  COMPACT_STRING?
 * zone      -       STRING   STRING?  COMPACT_STRING
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
                903,
                Versions.range(0, 5),
                Versions.from(4));
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(String.class);
    }

    @Override
    protected DescribeQuotaRequest readMessage(ByteReader in, int version) {
        return version >= 4 ? readVersions4To5(in) : readVersions0To3(in, version);
    }

    @Override
    protected int writeMessage(Output out, int at, DescribeQuotaRequest message, int version) {
        return version >= 4 ? writeVersions4To5(out, at, message, version)
                : writeVersions0To3(out, at, message, version);
    }

    private static DescribeQuotaRequest readVersions0To3(ByteReader in, int version) {
        String groupId = version >= 1 ? in.readNullableString() : in.readString();
        String zone = "home";
        if (version >= 2) {
            zone = in.readNullableString();
        } else if (version >= 1) {
            zone = in.readString();
        }
        return new DescribeQuotaRequest(groupId, zone);
    }

    private static int writeVersions0To3(Output out, int at, DescribeQuotaRequest message,
            int version) {
        requireRepresentable(message, version);
        at = out.putNullableString(at, message.groupId());
        if (version >= 1) {
            at = out.putNullableString(at, message.zone());
        }
        return at;
    }

    private static DescribeQuotaRequest readVersions4To5(ByteReader in) {
        String groupId = in.readCompactNullableString();
        String zone = in.readCompactString();
        in.skipTaggedFields();
        return new DescribeQuotaRequest(groupId, zone);
    }

    private static int writeVersions4To5(Output out, int at, DescribeQuotaRequest message,
            int version) {
        requireRepresentable(message, version);
        at = out.putCompactNullableString(at, message.groupId());
        at = out.putCompactNullableString(at, message.zone());
        return out.putNoTaggedFields(at);
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(DescribeQuotaRequest message, int version) {
        requireNonNull(message, "DescribeQuotaRequest");
        if (version == 0 && message.groupId() == null) {
            throw UnsupportedVersionException.nullNotInVersion("groupId", "1+");
        }
        if ((version == 1 || version >= 4) && message.zone() == null) {
            throw UnsupportedVersionException.nullNotInVersion("zone", "2-3");
        }
        if (version == 0 && !"home".equals(message.zone())) {
            throw UnsupportedVersionException.fieldNotInVersion("zone", "1+");
        }
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema describeQuotaRequest = StructSchema.of(
                "DescribeQuotaRequest",
                FieldSchema.of("GroupId", ScalarType.STRING)
                        .nullable("1+")
                        .about("the group, null for all of them"),
                FieldSchema.of("Zone", ScalarType.STRING)
                        .versions("1+")
                        .nullable("2-3")
                        .defaultText("home")
                        .about("the zone, which a version without nulls came before and after"));
        return schemaOf(List.of(), false, describeQuotaRequest,
                "Asks for the quota of a group.");
    }
}
