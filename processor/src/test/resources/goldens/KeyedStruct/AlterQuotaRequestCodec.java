package org.example.keyedstruct;

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
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(String.class, List.class);
    }

    @Override
    protected AlterQuotaRequest readMessage(ByteReader in, int version) {
        return version >= 1 ? readVersion1(in) : readVersion0(in);
    }

    @Override
    protected int writeMessage(Output out, int at, AlterQuotaRequest message, int version) {
        return version >= 1 ? writeVersion1(out, at, message) : writeVersion0(out, at, message);
    }

    private static AlterQuotaRequest readVersion0(ByteReader in) {
        List<AlterQuotaRequest.Entry> entries = readEntryArrayVersion0(in, in.readArrayLength(14));
        return new AlterQuotaRequest(entries);
    }

    private static int writeVersion0(Output out, int at, AlterQuotaRequest message) {
        requireRepresentable(message);
        at = writeEntryArrayVersion0(out, at, message.entries());
        return at;
    }

    private static AlterQuotaRequest readVersion1(ByteReader in) {
        List<AlterQuotaRequest.Entry> entries =
                readEntryArrayVersion1(in, in.readCompactArrayLength(14));
        in.skipTaggedFields();
        return new AlterQuotaRequest(entries);
    }

    private static int writeVersion1(Output out, int at, AlterQuotaRequest message) {
        requireRepresentable(message);
        at = writeEntryArrayVersion1(out, at, message.entries());
        return out.putNoTaggedFields(at);
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(AlterQuotaRequest message) {
        requireNonNull(message, "AlterQuotaRequest");
        requireNonNull(message.entries(), "entries");
    }

    private static List<AlterQuotaRequest.Entry> readEntryArrayVersion0(ByteReader in, int length) {
        if (length == 0) {
            return List.of();
        }
        AlterQuotaRequest.Entry[] elements = new AlterQuotaRequest.Entry[length];
        for (int i = 0; i < length; i++) {
            String groupId = in.readString();
            int at = in.take(12);
            int brokerId = in.getInt32(at);
            long limit = in.getInt64(at + 4);
            elements[i] = new AlterQuotaRequest.Entry(groupId, brokerId, limit);
        }
        return ObjectList.wrap(elements);
    }

    private static int writeEntryArrayVersion0(Output out, int at,
            List<AlterQuotaRequest.Entry> array) {
        List<AlterQuotaRequest.Entry> elements = indexed(array);
        at = out.putLength(at, elements.size());
        for (int i = 0; i < elements.size(); i++) {
            AlterQuotaRequest.Entry entry = elements.get(i);
            requireEntryRepresentable(entry);
            at = out.putString(at, entry.groupId());
            at = out.putInt32(at, entry.brokerId());
            at = out.putInt64(at, entry.limit());
        }
        return at;
    }

    private static List<AlterQuotaRequest.Entry> readEntryArrayVersion1(ByteReader in, int length) {
        if (length == 0) {
            return List.of();
        }
        AlterQuotaRequest.Entry[] elements = new AlterQuotaRequest.Entry[length];
        for (int i = 0; i < length; i++) {
            String groupId = in.readCompactString();
            int at = in.take(12);
            int brokerId = in.getInt32(at);
            long limit = in.getInt64(at + 4);
            in.skipTaggedFields();
            elements[i] = new AlterQuotaRequest.Entry(groupId, brokerId, limit);
        }
        return ObjectList.wrap(elements);
    }

    private static int writeEntryArrayVersion1(Output out, int at,
            List<AlterQuotaRequest.Entry> array) {
        List<AlterQuotaRequest.Entry> elements = indexed(array);
        at = out.putCompactLength(at, elements.size());
        for (int i = 0; i < elements.size(); i++) {
            AlterQuotaRequest.Entry entry = elements.get(i);
            requireEntryRepresentable(entry);
            at = out.putCompactString(at, entry.groupId());
            at = out.putInt32(at, entry.brokerId());
            at = out.putInt64(at, entry.limit());
            at = out.putNoTaggedFields(at);
        }
        return at;
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
                        .about("the group"),
                FieldSchema.of("BrokerId", ScalarType.INT32)
                        .mapKey()
                        .about("the broker"),
                FieldSchema.of("Limit", ScalarType.INT64)
                        .about("bytes in each second"));
        StructSchema alterQuotaRequest = StructSchema.of(
                "AlterQuotaRequest",
                FieldSchema.array("Entries", entry)
                        .about("the quotas, at most one for each place"));
        return schemaOf(List.of(), false, alterQuotaRequest,
                "Sets quotas.");
    }
}
