package org.example.keyedstruct;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.schema.ArrayType;
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
 * Reads and writes {@link AlterQuotaRequest}, API key 920.
 *
 * <pre>
 * versions  0               1
 * entries   ARRAY of Entry  COMPACT_ARRAY of Entry
 *
 * Entry
 * versions  0       1
 * groupId   STRING  COMPACT_STRING
 * brokerId  INT32   INT32
 * limit     INT64   INT64
 * </pre>
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class AlterQuotaRequestCodec extends MessageCodec<AlterQuotaRequest> {
    /**
     * The one instance.
     */
    public static final MessageCodec<AlterQuotaRequest> INSTANCE = new AlterQuotaRequestCodec();

    private AlterQuotaRequestCodec() {
        super(
                AlterQuotaRequest.class,
                "AlterQuotaRequest",
                MessageType.REQUEST,
                920,
                Versions.range(0, 1),
                Versions.from(1));
    }

    @Override
    protected AlterQuotaRequest readMessage(ByteReader in, int version) {
        return version >= 1 ? readVersion1(in) : readVersion0(in);
    }

    @Override
    protected void writeMessage(ByteWriter out, AlterQuotaRequest message, int version) {
        if (version >= 1) {
            writeVersion1(out, message);
        } else {
            writeVersion0(out, message);
        }
    }

    private static AlterQuotaRequest readVersion0(ByteReader in) {
        List<AlterQuotaRequest.Entry> entries = readEntryArrayVersion0(in, in.readArrayLength(14));
        return new AlterQuotaRequest(entries);
    }

    private static void writeVersion0(ByteWriter out, AlterQuotaRequest message) {
        requireRepresentable(message);
        writeEntryArrayVersion0(out, message.entries());
    }

    private static AlterQuotaRequest readVersion1(ByteReader in) {
        List<AlterQuotaRequest.Entry> entries =
                readEntryArrayVersion1(in, in.readCompactArrayLength(14));
        in.skipTaggedFields();
        return new AlterQuotaRequest(entries);
    }

    private static void writeVersion1(ByteWriter out, AlterQuotaRequest message) {
        requireRepresentable(message);
        writeEntryArrayVersion1(out, message.entries());
        out.writeUnsignedVarint(0); // no tagged fields
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(AlterQuotaRequest message) {
        requireNonNull(message, "AlterQuotaRequest");
        requireNonNull(message.entries(), "entries");
    }

    private static List<AlterQuotaRequest.Entry> readEntryArrayVersion0(ByteReader in, int length) {
        AlterQuotaRequest.Entry[] elements = new AlterQuotaRequest.Entry[length];
        for (int i = 0; i < length; i++) {
            elements[i] = readEntryVersion0(in);
        }
        return ObjectList.wrap(elements);
    }

    private static AlterQuotaRequest.Entry readEntryVersion0(ByteReader in) {
        String groupId = in.readString();
        int at = in.take(12);
        int brokerId = in.getInt32(at);
        long limit = in.getInt64(at + 4);
        return new AlterQuotaRequest.Entry(groupId, brokerId, limit);
    }

    private static void writeEntryArrayVersion0(ByteWriter out,
            List<AlterQuotaRequest.Entry> array) {
        List<AlterQuotaRequest.Entry> elements = out.writeArrayLength(array);
        for (int i = 0; i < elements.size(); i++) {
            writeEntryVersion0(out, elements.get(i));
        }
    }

    private static void writeEntryVersion0(ByteWriter out, AlterQuotaRequest.Entry entry) {
        requireEntryRepresentable(entry);
        out.writeString(entry.groupId());
        int at = out.reserve(12);
        out.putInt32(at, entry.brokerId());
        out.putInt64(at + 4, entry.limit());
    }

    private static List<AlterQuotaRequest.Entry> readEntryArrayVersion1(ByteReader in, int length) {
        AlterQuotaRequest.Entry[] elements = new AlterQuotaRequest.Entry[length];
        for (int i = 0; i < length; i++) {
            elements[i] = readEntryVersion1(in);
        }
        return ObjectList.wrap(elements);
    }

    private static AlterQuotaRequest.Entry readEntryVersion1(ByteReader in) {
        String groupId = in.readCompactString();
        int at = in.take(12);
        int brokerId = in.getInt32(at);
        long limit = in.getInt64(at + 4);
        in.skipTaggedFields();
        return new AlterQuotaRequest.Entry(groupId, brokerId, limit);
    }

    private static void writeEntryArrayVersion1(ByteWriter out,
            List<AlterQuotaRequest.Entry> array) {
        List<AlterQuotaRequest.Entry> elements = out.writeCompactArrayLength(array);
        for (int i = 0; i < elements.size(); i++) {
            writeEntryVersion1(out, elements.get(i));
        }
    }

    private static void writeEntryVersion1(ByteWriter out, AlterQuotaRequest.Entry entry) {
        requireEntryRepresentable(entry);
        out.writeCompactString(entry.groupId());
        int at = out.reserve(12);
        out.putInt32(at, entry.brokerId());
        out.putInt64(at + 4, entry.limit());
        out.writeUnsignedVarint(0); // no tagged fields
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireEntryRepresentable(AlterQuotaRequest.Entry entry) {
        requireNonNull(entry, "Entry");
        requireNonNull(entry.groupId(), "groupId");
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema entry = StructSchema.of(
                "Entry",
                FieldSchema.of("GroupId", ScalarType.STRING)
                        .mapKey()
                        .about("the group")
                        .build(),
                FieldSchema.of("BrokerId", ScalarType.INT32)
                        .mapKey()
                        .about("the broker")
                        .build(),
                FieldSchema.of("Limit", ScalarType.INT64)
                        .about("bytes in each second")
                        .build());
        StructSchema alterQuotaRequest = StructSchema.of(
                "AlterQuotaRequest",
                FieldSchema.of("Entries", new ArrayType(entry))
                        .about("the quotas, at most one for each place")
                        .build());
        return new MessageSchema(
                "AlterQuotaRequest",
                MessageType.REQUEST,
                920,
                Versions.range(0, 1),
                Versions.from(1),
                List.of(),
                false,
                alterQuotaRequest,
                "Sets quotas.");
    }
}
