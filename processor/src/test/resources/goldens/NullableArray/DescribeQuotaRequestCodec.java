package org.example.nullablearray;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ArrayReader;
import dev.wirecord.io.ArrayWriter;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.schema.ArrayType;
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
 * Reads and writes {@link DescribeQuotaRequest}, API key 904.
 *
 * <pre>
 * versions    0                 1                 2-3
 * topics      ARRAY? of STRING  ARRAY? of STRING  COMPACT_ARRAY? of STRING
 * partitions  -                 ARRAY of INT32    COMPACT_ARRAY? of INT32
 * owners      ARRAY? of Owner   ARRAY? of Owner   COMPACT_ARRAY? of Owner
 *
 * Owner
 * versions  0-1     2-3
 * name      STRING  COMPACT_STRING
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
                904,
                Versions.range(0, 3),
                Versions.from(2));
    }

    @Override
    protected DescribeQuotaRequest readMessage(ByteReader in, int version) {
        return version >= 2 ? readVersions2To3(in) : readVersions0To1(in, version);
    }

    @Override
    protected void writeMessage(ByteWriter out, DescribeQuotaRequest message, int version) {
        if (version >= 2) {
            writeVersions2To3(out, message, version);
        } else {
            writeVersions0To1(out, message, version);
        }
    }

    private static DescribeQuotaRequest readVersions0To1(ByteReader in, int version) {
        List<String> topics = ArrayReader.readStringList(in, in.readNullableArrayLength());
        List<Integer> partitions = version >= 1
                ? ArrayReader.readInt32List(in, in.readArrayLength())
                : List.of();
        List<DescribeQuotaRequest.Owner> owners =
                readOwnerArrayVersions0To1(in, in.readNullableArrayLength(2));
        return new DescribeQuotaRequest(topics, partitions, owners);
    }

    private static void writeVersions0To1(ByteWriter out, DescribeQuotaRequest message,
            int version) {
        requireRepresentable(message, version);
        out.writeArrayLength(message.topics());
        ArrayWriter.writeStringList(out, message.topics());
        if (version >= 1) {
            out.writeInt32List(message.partitions());
        }
        writeOwnerArrayVersions0To1(out, message.owners());
    }

    private static DescribeQuotaRequest readVersions2To3(ByteReader in) {
        List<String> topics =
                ArrayReader.readCompactStringList(in, in.readCompactNullableArrayLength());
        List<Integer> partitions =
                ArrayReader.readInt32List(in, in.readCompactNullableArrayLength());
        List<DescribeQuotaRequest.Owner> owners =
                readOwnerArrayVersions2To3(in, in.readCompactNullableArrayLength(2));
        in.skipTaggedFields();
        return new DescribeQuotaRequest(topics, partitions, owners);
    }

    private static void writeVersions2To3(ByteWriter out, DescribeQuotaRequest message,
            int version) {
        requireRepresentable(message, version);
        out.writeCompactArrayLength(message.topics());
        ArrayWriter.writeCompactStringList(out, message.topics());
        out.writeCompactInt32List(message.partitions());
        writeOwnerArrayVersions2To3(out, message.owners());
        out.writeUnsignedVarint(0); // no tagged fields
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(DescribeQuotaRequest message, int version) {
        requireNonNull(message, "DescribeQuotaRequest");
        if (version == 1 && message.partitions() == null) {
            throw UnsupportedVersionException.nullNotInVersion("partitions", "2+");
        }
        if (version == 0 && (message.partitions() == null || !message.partitions().isEmpty())) {
            throw UnsupportedVersionException.fieldNotInVersion("partitions", "1+");
        }
    }

    private static List<DescribeQuotaRequest.Owner> readOwnerArrayVersions0To1(ByteReader in,
            int length) {
        if (length < 0) {
            return null;
        }
        DescribeQuotaRequest.Owner[] elements = new DescribeQuotaRequest.Owner[length];
        for (int i = 0; i < length; i++) {
            elements[i] = readOwnerVersions0To1(in);
        }
        return ObjectList.wrap(elements);
    }

    private static DescribeQuotaRequest.Owner readOwnerVersions0To1(ByteReader in) {
        String name = in.readString();
        return new DescribeQuotaRequest.Owner(name);
    }

    private static void writeOwnerArrayVersions0To1(ByteWriter out,
            List<DescribeQuotaRequest.Owner> array) {
        List<DescribeQuotaRequest.Owner> elements = out.writeArrayLength(array);
        for (int i = 0; i < elements.size(); i++) {
            writeOwnerVersions0To1(out, elements.get(i));
        }
    }

    private static void writeOwnerVersions0To1(ByteWriter out, DescribeQuotaRequest.Owner owner) {
        requireOwnerRepresentable(owner);
        out.writeString(owner.name());
    }

    private static List<DescribeQuotaRequest.Owner> readOwnerArrayVersions2To3(ByteReader in,
            int length) {
        if (length < 0) {
            return null;
        }
        DescribeQuotaRequest.Owner[] elements = new DescribeQuotaRequest.Owner[length];
        for (int i = 0; i < length; i++) {
            elements[i] = readOwnerVersions2To3(in);
        }
        return ObjectList.wrap(elements);
    }

    private static DescribeQuotaRequest.Owner readOwnerVersions2To3(ByteReader in) {
        String name = in.readCompactString();
        in.skipTaggedFields();
        return new DescribeQuotaRequest.Owner(name);
    }

    private static void writeOwnerArrayVersions2To3(ByteWriter out,
            List<DescribeQuotaRequest.Owner> array) {
        List<DescribeQuotaRequest.Owner> elements = out.writeCompactArrayLength(array);
        for (int i = 0; i < elements.size(); i++) {
            writeOwnerVersions2To3(out, elements.get(i));
        }
    }

    private static void writeOwnerVersions2To3(ByteWriter out, DescribeQuotaRequest.Owner owner) {
        requireOwnerRepresentable(owner);
        out.writeCompactString(owner.name());
        out.writeUnsignedVarint(0); // no tagged fields
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireOwnerRepresentable(DescribeQuotaRequest.Owner owner) {
        requireNonNull(owner, "Owner");
        requireNonNull(owner.name(), "name");
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema owner = StructSchema.of(
                "Owner",
                FieldSchema.of("Name", ScalarType.STRING)
                        .about("the owner's name")
                        .build());
        StructSchema describeQuotaRequest = StructSchema.of(
                "DescribeQuotaRequest",
                FieldSchema.of("Topics", new ArrayType(ScalarType.STRING))
                        .nullable("0+")
                        .about("the topics, null for all of them")
                        .entityType(EntityType.TOPIC_NAME)
                        .build(),
                FieldSchema.of("Partitions", new ArrayType(ScalarType.INT32))
                        .versions("1+")
                        .nullable("2+")
                        .about("the partitions of each")
                        .build(),
                FieldSchema.of("Owners", new ArrayType(owner))
                        .nullable("0+")
                        .about("who owns them")
                        .build());
        return new MessageSchema(
                "DescribeQuotaRequest",
                MessageType.REQUEST,
                904,
                Versions.range(0, 3),
                Versions.from(2),
                List.of(),
                false,
                describeQuotaRequest,
                "Asks for the quotas of topics.");
    }
}
