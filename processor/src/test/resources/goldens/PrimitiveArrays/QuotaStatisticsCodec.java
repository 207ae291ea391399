package org.example.primitivearrays;

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
import java.util.UUID;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link QuotaStatistics}.
 *
 * <pre>
 * versions  0                 1
 * flags     ARRAY of BOOLEAN  COMPACT_ARRAY of BOOLEAN
 * kinds     ARRAY of INT8     COMPACT_ARRAY of INT8
 * ports     ARRAY of INT16    COMPACT_ARRAY of INT16
 * counts    ARRAY of INT32    COMPACT_ARRAY of INT32
 * sizes     ARRAY? of UINT32  COMPACT_ARRAY? of UINT32
 * offsets   -                 COMPACT_ARRAY? of INT64
 * ratios    -                 COMPACT_ARRAY of FLOAT64
 * samples   ARRAY of INT64    COMPACT_ARRAY of INT64
 * ids       ARRAY of UUID     COMPACT_ARRAY of UUID
 * </pre>
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class QuotaStatisticsCodec extends MessageCodec<QuotaStatistics> {
    /**
     * The one instance.
     */
    public static final MessageCodec<QuotaStatistics> INSTANCE = new QuotaStatisticsCodec();

    private QuotaStatisticsCodec() {
        super(
                QuotaStatistics.class,
                "QuotaStatistics",
                MessageType.DATA,
                MessageSchema.NO_API_KEY,
                Versions.range(0, 1),
                Versions.from(1));
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(List.class);
    }

    @Override
    protected QuotaStatistics readMessage(ByteReader in, int version) {
        return version >= 1 ? readVersion1(in) : readVersion0(in);
    }

    @Override
    protected int writeMessage(Output out, int at, QuotaStatistics message, int version) {
        return version >= 1 ? writeVersion1(out, at, message, version)
                : writeVersion0(out, at, message, version);
    }

    private static QuotaStatistics readVersion0(ByteReader in) {
        boolean[] flags = ArrayReader.readBooleanArray(in, in.readArrayLength());
        byte[] kinds = ArrayReader.readInt8Array(in, in.readArrayLength());
        short[] ports = ArrayReader.readInt16Array(in, in.readArrayLength());
        int[] counts = ArrayReader.readInt32Array(in, in.readArrayLength());
        long[] sizes = ArrayReader.readUint32Array(in, in.readNullableArrayLength());
        List<Long> samples = ArrayReader.readInt64List(in, in.readArrayLength());
        List<UUID> ids = ArrayReader.readUuidList(in, in.readArrayLength());
        return new QuotaStatistics(flags, kinds, ports, counts, sizes, null, new double[0], samples,
                ids);
    }

    private static int writeVersion0(Output out, int at, QuotaStatistics message, int version) {
        requireRepresentable(message, version);
        at = out.putLength(at, ArrayWriter.length(message.flags()));
        at = ArrayWriter.putBooleanArray(out, at, message.flags());
        at = out.putLength(at, ArrayWriter.length(message.kinds()));
        at = ArrayWriter.putInt8Array(out, at, message.kinds());
        at = out.putLength(at, ArrayWriter.length(message.ports()));
        at = ArrayWriter.putInt16Array(out, at, message.ports());
        at = out.putLength(at, ArrayWriter.length(message.counts()));
        at = ArrayWriter.putInt32Array(out, at, message.counts());
        at = out.putLength(at, ArrayWriter.length(message.sizes()));
        at = ArrayWriter.putUint32Array(out, at, message.sizes());
        at = out.putArrayLength(at, message.samples());
        at = ArrayWriter.putInt64List(out, at, message.samples());
        at = out.putArrayLength(at, message.ids());
        at = ArrayWriter.putUuidList(out, at, message.ids());
        return at;
    }

    private static QuotaStatistics readVersion1(ByteReader in) {
        boolean[] flags = ArrayReader.readBooleanArray(in, in.readCompactArrayLength());
        byte[] kinds = ArrayReader.readInt8Array(in, in.readCompactArrayLength());
        short[] ports = ArrayReader.readInt16Array(in, in.readCompactArrayLength());
        int[] counts = ArrayReader.readInt32Array(in, in.readCompactArrayLength());
        long[] sizes = ArrayReader.readUint32Array(in, in.readCompactNullableArrayLength());
        long[] offsets = ArrayReader.readInt64Array(in, in.readCompactNullableArrayLength());
        double[] ratios = ArrayReader.readFloat64Array(in, in.readCompactArrayLength());
        List<Long> samples = ArrayReader.readInt64List(in, in.readCompactArrayLength());
        List<UUID> ids = ArrayReader.readUuidList(in, in.readCompactArrayLength());
        in.skipTaggedFields();
        return new QuotaStatistics(flags, kinds, ports, counts, sizes, offsets, ratios, samples,
                ids);
    }

    private static int writeVersion1(Output out, int at, QuotaStatistics message, int version) {
        requireRepresentable(message, version);
        at = out.putCompactLength(at, ArrayWriter.length(message.flags()));
        at = ArrayWriter.putBooleanArray(out, at, message.flags());
        at = out.putCompactLength(at, ArrayWriter.length(message.kinds()));
        at = ArrayWriter.putInt8Array(out, at, message.kinds());
        at = out.putCompactLength(at, ArrayWriter.length(message.ports()));
        at = ArrayWriter.putInt16Array(out, at, message.ports());
        at = out.putCompactLength(at, ArrayWriter.length(message.counts()));
        at = ArrayWriter.putInt32Array(out, at, message.counts());
        at = out.putCompactLength(at, ArrayWriter.length(message.sizes()));
        at = ArrayWriter.putUint32Array(out, at, message.sizes());
        at = out.putCompactLength(at, ArrayWriter.length(message.offsets()));
        at = ArrayWriter.putInt64Array(out, at, message.offsets());
        at = out.putCompactLength(at, ArrayWriter.length(message.ratios()));
        at = ArrayWriter.putFloat64Array(out, at, message.ratios());
        at = out.putCompactArrayLength(at, message.samples());
        at = ArrayWriter.putInt64List(out, at, message.samples());
        at = out.putCompactArrayLength(at, message.ids());
        at = ArrayWriter.putUuidList(out, at, message.ids());
        return out.putNoTaggedFields(at);
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(QuotaStatistics message, int version) {
        requireNonNull(message, "QuotaStatistics");
        requireNonNull(message.flags(), "flags");
        requireNonNull(message.kinds(), "kinds");
        requireNonNull(message.ports(), "ports");
        requireNonNull(message.counts(), "counts");
        if (version == 0 && message.offsets() != null) {
            throw UnsupportedVersionException.fieldNotInVersion("offsets", "1+");
        }
        if (version >= 1) {
            requireNonNull(message.ratios(), "ratios");
        }
        if (version == 0 && (message.ratios() == null || message.ratios().length != 0)) {
            throw UnsupportedVersionException.fieldNotInVersion("ratios", "1+");
        }
        requireNonNull(message.samples(), "samples");
        requireNonNull(message.ids(), "ids");
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema quotaStatistics = StructSchema.of(
                "QuotaStatistics",
                FieldSchema.array("Flags", ScalarType.BOOL)
                        .about("yes or no"),
                FieldSchema.array("Kinds", ScalarType.INT8)
                        .about("small numbers"),
                FieldSchema.array("Ports", ScalarType.INT16)
                        .about("ports"),
                FieldSchema.array("Counts", ScalarType.INT32)
                        .about("numbers"),
                FieldSchema.array("Sizes", ScalarType.UINT32)
                        .nullable("0+")
                        .about("larger numbers"),
                FieldSchema.array("Offsets", ScalarType.INT64)
                        .versions("1+")
                        .nullable("1+")
                        .defaultText("null")
                        .about("numbers larger still"),
                FieldSchema.array("Ratios", ScalarType.FLOAT64)
                        .versions("1+")
                        .about("fractions"),
                FieldSchema.array("Samples", ScalarType.INT64)
                        .about("numbers in a list"),
                FieldSchema.array("Ids", ScalarType.UUID)
                        .about("ids in a list"));
        return schemaOf(List.of(), false, quotaStatistics,
                "Numbers about quotas.");
    }
}
