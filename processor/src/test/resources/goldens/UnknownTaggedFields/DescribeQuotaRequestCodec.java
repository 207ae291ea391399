package org.example.unknowntaggedfields;

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
import dev.wirecord.type.ObjectList;
import dev.wirecord.type.TaggedFields;
import dev.wirecord.type.TaggedFieldsCollector;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link DescribeQuotaRequest}, API key 913.
 *
 * <pre>
 * versions  0               1
 * entries   ARRAY of Entry  COMPACT_ARRAY of Entry
 * deadline  -               tag 0, INT64
 *
 * Entry
 * versions  0       1
 * groupId   STRING  COMPACT_STRING
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
                913,
                Versions.range(0, 1),
                Versions.from(1));
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(String.class, TaggedFields.class, List.class);
    }

    @Override
    protected DescribeQuotaRequest readMessage(ByteReader in, int version) {
        return version >= 1 ? readVersion1(in) : readVersion0(in);
    }

    @Override
    protected int writeMessage(Output out, int at, DescribeQuotaRequest message, int version) {
        return version >= 1 ? writeVersion1(out, at, message, version)
                : writeVersion0(out, at, message, version);
    }

    private static DescribeQuotaRequest readVersion0(ByteReader in) {
        List<DescribeQuotaRequest.Entry> entries =
                readEntryArrayVersion0(in, in.readArrayLength(2));
        return new DescribeQuotaRequest(entries, TaggedFields.EMPTY, 9223372036854775807L);
    }

    private static int writeVersion0(Output out, int at, DescribeQuotaRequest message,
            int version) {
        requireRepresentable(message, version);
        at = writeEntryArrayVersion0(out, at, message.entries(), version);
        return at;
    }

    private static DescribeQuotaRequest readVersion1(ByteReader in) {
        List<DescribeQuotaRequest.Entry> entries =
                readEntryArrayVersion1(in, in.readCompactArrayLength(2));

        long deadline = 9223372036854775807L;
        TaggedFieldsCollector unknown = TaggedFieldsCollector.NONE;
        for (int left = in.readTaggedFieldCount(), tag = -1; left > 0; left--) {
            tag = in.readTag(tag);
            int end = in.readTaggedFieldEnd();
            switch (tag) {
                case 0 -> deadline = in.readInt64();
                default -> unknown = unknown.add(in, tag, end);
            }
            in.requireTaggedFieldEnd(tag, end);
        }
        return new DescribeQuotaRequest(entries, unknown.toTaggedFields(), deadline);
    }

    private static int writeVersion1(Output out, int at, DescribeQuotaRequest message,
            int version) {
        requireRepresentable(message, version);
        at = writeEntryArrayVersion1(out, at, message.entries(), version);

        boolean hasDeadline = message.deadline() != 9223372036854775807L;
        at = out.putUnsignedVarint(at, (hasDeadline ? 1 : 0) + message.unknown().size());
        if (hasDeadline) {
            int start = out.beginTaggedField(at, 0);
            at = start;
            at = out.putInt64(at, message.deadline());
            at = out.endTaggedField(start, at);
        }
        return message.unknown().put(out, at, 1);
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(DescribeQuotaRequest message, int version) {
        requireNonNull(message, "DescribeQuotaRequest");
        requireNonNull(message.entries(), "entries");
        if (version == 0 && message.deadline() != 9223372036854775807L) {
            throw UnsupportedVersionException.fieldNotInVersion("deadline", "1+");
        }
        requireNonNull(message.unknown(), "unknown");
        if (version == 0 && !message.unknown().isEmpty()) {
            throw UnsupportedVersionException.taggedFieldsNotInVersion("unknown");
        }
    }

    private static List<DescribeQuotaRequest.Entry> readEntryArrayVersion0(ByteReader in,
            int length) {
        if (length == 0) {
            return List.of();
        }
        DescribeQuotaRequest.Entry[] elements = new DescribeQuotaRequest.Entry[length];
        for (int i = 0; i < length; i++) {
            String groupId = in.readString();
            elements[i] = new DescribeQuotaRequest.Entry(groupId, TaggedFields.EMPTY);
        }
        return ObjectList.wrap(elements);
    }

    private static int writeEntryArrayVersion0(Output out, int at,
            List<DescribeQuotaRequest.Entry> array, int version) {
        List<DescribeQuotaRequest.Entry> elements = indexed(array);
        at = out.putLength(at, elements.size());
        for (int i = 0; i < elements.size(); i++) {
            DescribeQuotaRequest.Entry entry = elements.get(i);
            requireEntryRepresentable(entry, version);
            at = out.putString(at, entry.groupId());
        }
        return at;
    }

    private static List<DescribeQuotaRequest.Entry> readEntryArrayVersion1(ByteReader in,
            int length) {
        if (length == 0) {
            return List.of();
        }
        DescribeQuotaRequest.Entry[] elements = new DescribeQuotaRequest.Entry[length];
        for (int i = 0; i < length; i++) {
            String groupId = in.readCompactString();
            TaggedFields rest = in.readTaggedFields();
            elements[i] = new DescribeQuotaRequest.Entry(groupId, rest);
        }
        return ObjectList.wrap(elements);
    }

    private static int writeEntryArrayVersion1(Output out, int at,
            List<DescribeQuotaRequest.Entry> array, int version) {
        List<DescribeQuotaRequest.Entry> elements = indexed(array);
        at = out.putCompactLength(at, elements.size());
        for (int i = 0; i < elements.size(); i++) {
            DescribeQuotaRequest.Entry entry = elements.get(i);
            requireEntryRepresentable(entry, version);
            at = out.putCompactString(at, entry.groupId());
            at = entry.rest().put(out, at);
        }
        return at;
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireEntryRepresentable(DescribeQuotaRequest.Entry entry, int version) {
        requireNonNull(entry, "Entry");
        requireNonNull(entry.groupId(), "groupId");
        requireNonNull(entry.rest(), "rest");
        if (version == 0 && !entry.rest().isEmpty()) {
            throw UnsupportedVersionException.taggedFieldsNotInVersion("rest");
        }
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema entry = StructSchema.of(
                "Entry",
                FieldSchema.of("GroupId", ScalarType.STRING)
                        .about("the group"));
        StructSchema describeQuotaRequest = StructSchema.of(
                "DescribeQuotaRequest",
                FieldSchema.array("Entries", entry)
                        .about("what is asked for"),
                FieldSchema.of("Deadline", ScalarType.INT64)
                        .versions("1+")
                        .defaultText("0x7fffffffffffffff")
                        .about("when the client gives up")
                        .tagged(0, "1+"));
        return schemaOf(List.of(), true, describeQuotaRequest,
                "Asks for quotas, as a proxy would have it.");
    }
}
