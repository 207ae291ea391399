package org.example.bytesandrecords;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ArrayReader;
import dev.wirecord.io.ArrayWriter;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.Output;
import dev.wirecord.record.Records;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.nio.ByteBuffer;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link QuotaUpload}.
 *
 * <pre>
 * versions   0               1
 * token      BYTES           COMPACT_BYTES
 * metadata   BYTES           COMPACT_BYTES
 * signature  BYTES?          COMPACT_BYTES?
 * chunks     ARRAY of BYTES  COMPACT_ARRAY of BYTES
 * digests    ARRAY of BYTES  COMPACT_ARRAY of BYTES
 * batches    RECORDS?        COMPACT_RECORDS?
 * raw        -               COMPACT_RECORDS?
 * </pre>
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class QuotaUploadCodec extends MessageCodec<QuotaUpload> {
    /**
     * The one instance.
     */
    public static final MessageCodec<QuotaUpload> INSTANCE = new QuotaUploadCodec();

    private QuotaUploadCodec() {
        super(
                QuotaUpload.class,
                "QuotaUpload",
                MessageType.DATA,
                MessageSchema.NO_API_KEY,
                Versions.range(0, 1),
                Versions.from(1));
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(ByteBuffer.class, List.class, Records.class);
    }

    @Override
    protected QuotaUpload readMessage(ByteReader in, int version) {
        return version >= 1 ? readVersion1(in) : readVersion0(in);
    }

    @Override
    protected int writeMessage(Output out, int at, QuotaUpload message, int version) {
        return version >= 1 ? writeVersion1(out, at, message, version)
                : writeVersion0(out, at, message, version);
    }

    private static QuotaUpload readVersion0(ByteReader in) {
        byte[] token = in.readByteArray(in.readBytesLength());
        ByteBuffer metadata = in.readByteBuffer(in.readBytesLength());
        ByteBuffer signature = in.readByteBuffer(in.readNullableBytesLength());
        List<ByteBuffer> chunks = ArrayReader.readByteBufferList(in, in.readArrayLength());
        List<byte[]> digests = ArrayReader.readByteArrayList(in, in.readArrayLength());
        Records batches = in.readRecords(in.readNullableBytesLength());
        return new QuotaUpload(token, metadata, signature, chunks, digests, batches, null);
    }

    private static int writeVersion0(Output out, int at, QuotaUpload message, int version) {
        requireRepresentable(message, version);
        at = out.putBytes(at, message.token());
        at = out.putBytes(at, message.metadata());
        at = out.putBytes(at, message.signature());
        at = out.putArrayLength(at, message.chunks());
        at = ArrayWriter.putByteBufferList(out, at, message.chunks());
        at = out.putArrayLength(at, message.digests());
        at = ArrayWriter.putByteArrayList(out, at, message.digests());
        at = out.putRecords(at, message.batches());
        return at;
    }

    private static QuotaUpload readVersion1(ByteReader in) {
        byte[] token = in.readByteArray(in.readCompactBytesLength());
        ByteBuffer metadata = in.readByteBuffer(in.readCompactBytesLength());
        ByteBuffer signature = in.readByteBuffer(in.readCompactNullableBytesLength());
        List<ByteBuffer> chunks =
                ArrayReader.readCompactByteBufferList(in, in.readCompactArrayLength());
        List<byte[]> digests =
                ArrayReader.readCompactByteArrayList(in, in.readCompactArrayLength());
        Records batches = in.readRecords(in.readCompactNullableBytesLength());
        ByteBuffer raw = in.readByteBuffer(in.readCompactNullableBytesLength());
        in.skipTaggedFields();
        return new QuotaUpload(token, metadata, signature, chunks, digests, batches, raw);
    }

    private static int writeVersion1(Output out, int at, QuotaUpload message, int version) {
        requireRepresentable(message, version);
        at = out.putCompactBytes(at, message.token());
        at = out.putCompactBytes(at, message.metadata());
        at = out.putCompactBytes(at, message.signature());
        at = out.putCompactArrayLength(at, message.chunks());
        at = ArrayWriter.putCompactByteBufferList(out, at, message.chunks());
        at = out.putCompactArrayLength(at, message.digests());
        at = ArrayWriter.putCompactByteArrayList(out, at, message.digests());
        at = out.putCompactRecords(at, message.batches());
        at = out.putCompactBytes(at, message.raw());
        return out.putNoTaggedFields(at);
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(QuotaUpload message, int version) {
        requireNonNull(message, "QuotaUpload");
        requireNonNull(message.token(), "token");
        requireNonNull(message.metadata(), "metadata");
        requireNonNull(message.chunks(), "chunks");
        requireNonNull(message.digests(), "digests");
        if (version == 0 && message.raw() != null) {
            throw UnsupportedVersionException.fieldNotInVersion("raw", "1+");
        }
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema quotaUpload = StructSchema.of(
                "QuotaUpload",
                FieldSchema.of("Token", ScalarType.BYTES)
                        .about("a few bytes"),
                FieldSchema.of("Metadata", ScalarType.BYTES)
                        .zeroCopy()
                        .about("a slice of the input"),
                FieldSchema.of("Signature", ScalarType.BYTES)
                        .nullable("0+")
                        .defaultText("null")
                        .zeroCopy()
                        .about("bytes that may be missing"),
                FieldSchema.array("Chunks", ScalarType.BYTES)
                        .about("slices in a list"),
                FieldSchema.array("Digests", ScalarType.BYTES)
                        .about("bytes in a list"),
                FieldSchema.of("Batches", ScalarType.RECORDS)
                        .nullable("0+")
                        .about("record batches"),
                FieldSchema.of("Raw", ScalarType.RECORDS)
                        .versions("1+")
                        .nullable("1+")
                        .about("record batches as they are"));
        return schemaOf(List.of(), false, quotaUpload,
                "Bytes in all ways that there are.");
    }
}
