package org.example.taggedfields;

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
import dev.wirecord.type.Uuids;
import java.util.List;
import java.util.UUID;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link DescribeQuotaResponse}, API key 908.
 *
 * <pre>
 * versions   0      1                                2
 * errorCode  INT16  INT16                            INT16
 * message    -      tag 0, COMPACT_STRING?           tag 0, COMPACT_STRING?
 * limit      -      tag 2, INT64                     tag 2, INT64
 * exceeded   -      tag 1, BOOLEAN                   tag 1, BOOLEAN
 * topics     -      tag 3, COMPACT_ARRAY? of STRING  tag 3, COMPACT_ARRAY? of STRING
 * leader     -      tag 4, Broker?                   tag 4, Broker?
 * origin     -      tag 5, Broker                    tag 5, Broker
 * history    -      tag 6, COMPACT_ARRAY of INT32    tag 6, COMPACT_ARRAY of INT32
 * id         -      tag 7, UUID                      tag 7, UUID
 * late       -      -                                tag 8, COMPACT_STRING
 *
 * Broker
 * versions  1-2
 * id        INT32
 * rack      tag 0, COMPACT_STRING
 * </pre>
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaResponseCodec extends MessageCodec<DescribeQuotaResponse> {
    /**
     * The one instance.
     */
    public static final MessageCodec<DescribeQuotaResponse> INSTANCE = new DescribeQuotaResponseCodec();

    private static final DescribeQuotaResponse.Broker DEFAULT_BROKER = new DescribeQuotaResponse.Broker(-1,
            "");

    private DescribeQuotaResponseCodec() {
        super(
                DescribeQuotaResponse.class,
                "DescribeQuotaResponse",
                MessageType.RESPONSE,
                908,
                Versions.range(0, 2),
                Versions.from(1));
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(String.class, List.class, DescribeQuotaResponse.Broker.class, UUID.class);
    }

    @Override
    protected DescribeQuotaResponse readMessage(ByteReader in, int version) {
        return version >= 1 ? readVersions1To2(in, version) : readVersion0(in);
    }

    @Override
    protected int writeMessage(Output out, int at, DescribeQuotaResponse message, int version) {
        return version >= 1 ? writeVersions1To2(out, at, message, version)
                : writeVersion0(out, at, message, version);
    }

    private static DescribeQuotaResponse readVersion0(ByteReader in) {
        short errorCode = in.readInt16();
        return new DescribeQuotaResponse(errorCode, null, -1L, false, List.of(), null,
                DEFAULT_BROKER, new int[0], Uuids.ZERO, "");
    }

    private static int writeVersion0(Output out, int at, DescribeQuotaResponse message,
            int version) {
        requireRepresentable(message, version);
        at = out.putInt16(at, message.errorCode());
        return at;
    }

    private static DescribeQuotaResponse readVersions1To2(ByteReader in, int version) {
        short errorCode = in.readInt16();

        String message = null;
        boolean exceeded = false;
        long limit = -1L;
        List<String> topics = List.of();
        DescribeQuotaResponse.Broker leader = null;
        DescribeQuotaResponse.Broker origin = DEFAULT_BROKER;
        int[] history = new int[0];
        UUID id = Uuids.ZERO;
        String late = "";
        for (int left = in.readTaggedFieldCount(), tag = -1; left > 0; left--) {
            tag = in.readTag(tag);
            int end = in.readTaggedFieldEnd();
            switch (tag) {
                case 0 -> message = in.readCompactNullableString();
                case 1 -> exceeded = in.readBoolean();
                case 2 -> limit = in.readInt64();
                case 3 -> topics = ArrayReader.readCompactStringList(in, in.readCompactNullableArrayLength());
                case 4 -> leader = in.readTaggedStructMarker() ? readBrokerVersions1To2(in) : null;
                case 5 -> origin = readBrokerVersions1To2(in);
                case 6 -> history = ArrayReader.readInt32Array(in, in.readCompactArrayLength());
                case 7 -> id = in.readUuid();
                case 8 -> {
                    if (version == 1) {
                        throw in.tagNotInVersion(8, "2+");
                    }
                    late = in.readCompactString();
                }
                default -> in.skipTo(end);
            }
            in.requireTaggedFieldEnd(tag, end);
        }
        return new DescribeQuotaResponse(errorCode, message, limit, exceeded, topics, leader,
                origin, history, id, late);
    }

    private static int writeVersions1To2(Output out, int at, DescribeQuotaResponse message,
            int version) {
        requireRepresentable(message, version);
        at = out.putInt16(at, message.errorCode());

        boolean hasMessage = message.message() != null;
        boolean hasExceeded = message.exceeded();
        boolean hasLimit = message.limit() != -1L;
        boolean hasTopics = message.topics() == null || !message.topics().isEmpty();
        boolean hasLeader = message.leader() != null;
        boolean hasOrigin = !isDefaultBroker(message.origin());
        boolean hasHistory = message.history() == null || message.history().length != 0;
        boolean hasId = !Uuids.ZERO.equals(message.id());
        boolean hasLate = version >= 2 && !"".equals(message.late());
        at = out.putUnsignedVarint(at, (hasMessage ? 1 : 0) + (hasExceeded ? 1 : 0)
                + (hasLimit ? 1 : 0) + (hasTopics ? 1 : 0) + (hasLeader ? 1 : 0)
                + (hasOrigin ? 1 : 0) + (hasHistory ? 1 : 0) + (hasId ? 1 : 0) + (hasLate ? 1 : 0));
        if (hasMessage) {
            int start = out.beginTaggedField(at, 0);
            at = start;
            at = out.putCompactNullableString(at, message.message());
            at = out.endTaggedField(start, at);
        }
        if (hasExceeded) {
            int start = out.beginTaggedField(at, 1);
            at = start;
            at = out.putBoolean(at, message.exceeded());
            at = out.endTaggedField(start, at);
        }
        if (hasLimit) {
            int start = out.beginTaggedField(at, 2);
            at = start;
            at = out.putInt64(at, message.limit());
            at = out.endTaggedField(start, at);
        }
        if (hasTopics) {
            int start = out.beginTaggedField(at, 3);
            at = start;
            at = ArrayWriter.putCompactStringList(out, at, message.topics());
            at = out.endTaggedField(start, at);
        }
        if (hasLeader) {
            int start = out.beginTaggedField(at, 4);
            at = start;
            at = out.putTaggedStructMarker(at, true);
            at = writeBrokerVersions1To2(out, at, message.leader());
            at = out.endTaggedField(start, at);
        }
        if (hasOrigin) {
            int start = out.beginTaggedField(at, 5);
            at = start;
            at = writeBrokerVersions1To2(out, at, message.origin());
            at = out.endTaggedField(start, at);
        }
        if (hasHistory) {
            int start = out.beginTaggedField(at, 6);
            at = start;
            at = out.putCompactLength(at, ArrayWriter.length(message.history()));
            at = ArrayWriter.putInt32Array(out, at, message.history());
            at = out.endTaggedField(start, at);
        }
        if (hasId) {
            int start = out.beginTaggedField(at, 7);
            at = start;
            at = out.putUuid(at, message.id());
            at = out.endTaggedField(start, at);
        }
        if (hasLate) {
            int start = out.beginTaggedField(at, 8);
            at = start;
            at = out.putCompactString(at, message.late());
            at = out.endTaggedField(start, at);
        }
        return at;
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(DescribeQuotaResponse message, int version) {
        requireNonNull(message, "DescribeQuotaResponse");
        if (version == 0 && message.message() != null) {
            throw UnsupportedVersionException.fieldNotInVersion("message", "1+");
        }
        if (version == 0 && message.limit() != -1L) {
            throw UnsupportedVersionException.fieldNotInVersion("limit", "1+");
        }
        if (version == 0 && message.exceeded()) {
            throw UnsupportedVersionException.fieldNotInVersion("exceeded", "1+");
        }
        if (version == 0 && (message.topics() == null || !message.topics().isEmpty())) {
            throw UnsupportedVersionException.fieldNotInVersion("topics", "1+");
        }
        if (version == 0 && message.leader() != null) {
            throw UnsupportedVersionException.fieldNotInVersion("leader", "1+");
        }
        if (version >= 1) {
            requireNonNull(message.origin(), "origin");
        }
        if (version == 0 && !isDefaultBroker(message.origin())) {
            throw UnsupportedVersionException.fieldNotInVersion("origin", "1+");
        }
        if (version >= 1) {
            requireNonNull(message.history(), "history");
        }
        if (version == 0 && (message.history() == null || message.history().length != 0)) {
            throw UnsupportedVersionException.fieldNotInVersion("history", "1+");
        }
        if (version >= 1) {
            requireNonNull(message.id(), "id");
        }
        if (version >= 2) {
            requireNonNull(message.late(), "late");
        }
        if (version <= 1 && !"".equals(message.late())) {
            throw UnsupportedVersionException.fieldNotInVersion("late", "2+");
        }
    }

    private static DescribeQuotaResponse.Broker readBrokerVersions1To2(ByteReader in) {
        int id = in.readInt32();

        String rack = "";
        for (int left = in.readTaggedFieldCount(), tag = -1; left > 0; left--) {
            tag = in.readTag(tag);
            int end = in.readTaggedFieldEnd();
            switch (tag) {
                case 0 -> rack = in.readCompactString();
                default -> in.skipTo(end);
            }
            in.requireTaggedFieldEnd(tag, end);
        }
        return new DescribeQuotaResponse.Broker(id, rack);
    }

    private static int writeBrokerVersions1To2(Output out, int at,
            DescribeQuotaResponse.Broker broker) {
        requireBrokerRepresentable(broker);
        at = out.putInt32(at, broker.id());

        boolean hasRack = !"".equals(broker.rack());
        at = out.putUnsignedVarint(at, hasRack ? 1 : 0);
        if (hasRack) {
            int start = out.beginTaggedField(at, 0);
            at = start;
            at = out.putCompactString(at, broker.rack());
            at = out.endTaggedField(start, at);
        }
        return at;
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireBrokerRepresentable(DescribeQuotaResponse.Broker broker) {
        requireNonNull(broker, "Broker");
        requireNonNull(broker.rack(), "rack");
    }

    private static boolean isDefaultBroker(DescribeQuotaResponse.Broker broker) {
        return broker != null
                && broker.id() == -1
                && "".equals(broker.rack());
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema broker = StructSchema.of(
                "Broker",
                FieldSchema.of("Id", ScalarType.INT32)
                        .defaultText("-1")
                        .about("the broker's id"),
                FieldSchema.of("Rack", ScalarType.STRING)
                        .versions("1+")
                        .about("the broker's rack")
                        .tagged(0, "1+"));
        StructSchema describeQuotaResponse = StructSchema.of(
                "DescribeQuotaResponse",
                FieldSchema.of("ErrorCode", ScalarType.INT16)
                        .about("what went wrong"),
                FieldSchema.of("Message", ScalarType.STRING)
                        .versions("1+")
                        .nullable("1+")
                        .defaultText("null")
                        .about("what went wrong, in words")
                        .tagged(0, "1+"),
                FieldSchema.of("Limit", ScalarType.INT64)
                        .versions("1+")
                        .defaultText("-1")
                        .about("bytes in each second")
                        .tagged(2, "1+"),
                FieldSchema.of("Exceeded", ScalarType.BOOL)
                        .versions("1+")
                        .about("whether the group uses more")
                        .tagged(1, "1+"),
                FieldSchema.array("Topics", ScalarType.STRING)
                        .versions("1+")
                        .nullable("1+")
                        .about("the topics that count, null for all")
                        .tagged(3, "1+"),
                FieldSchema.of("Leader", broker)
                        .versions("1+")
                        .nullable("1+")
                        .defaultText("null")
                        .about("the broker that watches the quota, null for none")
                        .tagged(4, "1+"),
                FieldSchema.of("Origin", broker)
                        .versions("1+")
                        .about("where the quota came from")
                        .tagged(5, "1+"),
                FieldSchema.array("History", ScalarType.INT32)
                        .versions("1+")
                        .about("former limits")
                        .tagged(6, "1+"),
                FieldSchema.of("Id", ScalarType.UUID)
                        .versions("1+")
                        .ignorable()
                        .about("the quota's id")
                        .tagged(7, "1+"),
                FieldSchema.of("Late", ScalarType.STRING)
                        .versions("2+")
                        .about("a field that came with version 2")
                        .tagged(8, "2+"));
        return schemaOf(List.of(), false, describeQuotaResponse,
                "The quota of a group.");
    }
}
