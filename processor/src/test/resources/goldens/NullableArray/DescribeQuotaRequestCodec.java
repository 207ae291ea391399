package org.example.nullablearray;

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
import dev.wirecord.type.FewInt32s;
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
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(String.class, List.class);
    }

    @Override
    protected DescribeQuotaRequest readMessage(ByteReader in, int version) {
        return version >= 2 ? readVersions2To3(in) : readVersions0To1(in, version);
    }

    @Override
    protected int writeMessage(Output out, int at, DescribeQuotaRequest message, int version) {
        return version >= 2 ? writeVersions2To3(out, at, message, version)
                : writeVersions0To1(out, at, message, version);
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

    private static int writeVersions0To1(Output out, int at, DescribeQuotaRequest message,
            int version) {
        requireRepresentable(message, version);
        at = ArrayWriter.putStringList(out, at, message.topics());
        if (version >= 1) {
            at = putInt32List(out, at, message.partitions());
        }
        at = writeOwnerArrayVersions0To1(out, at, message.owners());
        return at;
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

    private static int writeVersions2To3(Output out, int at, DescribeQuotaRequest message,
            int version) {
        requireRepresentable(message, version);
        at = ArrayWriter.putCompactStringList(out, at, message.topics());
        at = putCompactInt32List(out, at, message.partitions());
        at = writeOwnerArrayVersions2To3(out, at, message.owners());
        return out.putNoTaggedFields(at);
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
        if (length <= 0) {
            return length < 0 ? null : List.of();
        }
        DescribeQuotaRequest.Owner[] elements = new DescribeQuotaRequest.Owner[length];
        for (int i = 0; i < length; i++) {
            String name = in.readString();
            elements[i] = new DescribeQuotaRequest.Owner(name);
        }
        return ObjectList.wrap(elements);
    }

    private static int writeOwnerArrayVersions0To1(Output out, int at,
            List<DescribeQuotaRequest.Owner> array) {
        List<DescribeQuotaRequest.Owner> elements = indexed(array);
        at = out.putLength(at, array == null ? -1 : elements.size());
        for (int i = 0; i < elements.size(); i++) {
            DescribeQuotaRequest.Owner owner = elements.get(i);
            requireOwnerRepresentable(owner);
            at = out.putString(at, owner.name());
        }
        return at;
    }

    private static List<DescribeQuotaRequest.Owner> readOwnerArrayVersions2To3(ByteReader in,
            int length) {
        if (length <= 0) {
            return length < 0 ? null : List.of();
        }
        DescribeQuotaRequest.Owner[] elements = new DescribeQuotaRequest.Owner[length];
        for (int i = 0; i < length; i++) {
            String name = in.readCompactString();
            in.skipTaggedFields();
            elements[i] = new DescribeQuotaRequest.Owner(name);
        }
        return ObjectList.wrap(elements);
    }

    private static int writeOwnerArrayVersions2To3(Output out, int at,
            List<DescribeQuotaRequest.Owner> array) {
        List<DescribeQuotaRequest.Owner> elements = indexed(array);
        at = out.putCompactLength(at, array == null ? -1 : elements.size());
        for (int i = 0; i < elements.size(); i++) {
            DescribeQuotaRequest.Owner owner = elements.get(i);
            requireOwnerRepresentable(owner);
            at = out.putCompactString(at, owner.name());
            at = out.putNoTaggedFields(at);
        }
        return at;
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireOwnerRepresentable(DescribeQuotaRequest.Owner owner) {
        requireNonNull(owner, "Owner");
        requireNonNull(owner.name(), "name");
    }

    /**
     * Puts numbers, short lists first. The JIT learns for this codec alone how long its lists are.
     */
    private static int putInt32List(Output out, int at, List<Integer> values) {
        return values instanceof FewInt32s few ? few.putList(out, at)
                : ArrayWriter.putInt32List(out, out.putArrayLength(at, values), values);
    }

    /**
     * Puts numbers, short lists first. The JIT learns for this codec alone how long its lists are.
     */
    private static int putCompactInt32List(Output out, int at, List<Integer> values) {
        return values instanceof FewInt32s few ? few.putCompactList(out, at)
                : ArrayWriter.putInt32List(out, out.putCompactArrayLength(at, values), values);
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema owner = StructSchema.of(
                "Owner",
                FieldSchema.of("Name", ScalarType.STRING)
                        .about("the owner's name"));
        StructSchema describeQuotaRequest = StructSchema.of(
                "DescribeQuotaRequest",
                FieldSchema.array("Topics", ScalarType.STRING)
                        .nullable("0+")
                        .about("the topics, null for all of them")
                        .entityType(EntityType.TOPIC_NAME),
                FieldSchema.array("Partitions", ScalarType.INT32)
                        .versions("1+")
                        .nullable("2+")
                        .about("the partitions of each"),
                FieldSchema.array("Owners", owner)
                        .nullable("0+")
                        .about("who owns them"));
        return schemaOf(List.of(), false, describeQuotaRequest,
                "Asks for the quotas of topics.");
    }
}
