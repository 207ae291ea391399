package org.example.bytesandrecords;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ArrayReader;
import dev.wirecord.io.ArrayWriter;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.ByteWriter;
import dev.wirecord.record.Records;
import dev.wirecord.schema.ArrayType;
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
    }

    @Override
    protected QuotaUpload readMessage(ByteReader in, int version) {
        return version >= 1 ? readVersion1(in) : readVersion0(in);
    }

    @Override
    protected void writeMessage(ByteWriter out, QuotaUpload message, int version) {
        if (version >= 1) {
            writeVersion1(out, message, version);
        } else {
            writeVersion0(out, message, version);
        }
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

    private static void writeVersion0(ByteWriter out, QuotaUpload message, int version) {
        requireRepresentable(message, version);
        out.writeBytes(message.token());
        out.writeBytes(message.metadata());
        out.writeBytes(message.signature());
        out.writeArrayLength(message.chunks());
        ArrayWriter.writeByteBufferList(out, message.chunks());
        out.writeArrayLength(message.digests());
        ArrayWriter.writeByteArrayList(out, message.digests());
        out.writeRecords(message.batches());
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

    private static void writeVersion1(ByteWriter out, QuotaUpload message, int version) {
        requireRepresentable(message, version);
        out.writeCompactBytes(message.token());
        out.writeCompactBytes(message.metadata());
        out.writeCompactBytes(message.signature());
        out.writeCompactArrayLength(message.chunks());
        ArrayWriter.writeCompactByteBufferList(out, message.chunks());
        out.writeCompactArrayLength(message.digests());
        ArrayWriter.writeCompactByteArrayList(out, message.digests());
        out.writeCompactRecords(message.batches());
        out.writeCompactBytes(message.raw());
        out.writeUnsignedVarint(0); // no tagged fields
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
                        .about("a few bytes")
                        .build(),
                FieldSchema.of("Metadata", ScalarType.BYTES)
                        .zeroCopy()
                        .about("a slice of the input")
                        .build(),
                FieldSchema.of("Signature", ScalarType.BYTES)
                        .nullable("0+")
                        .defaultText("null")
                        .zeroCopy()
                        .about("bytes that may be missing")
                        .build(),
                FieldSchema.of("Chunks", new ArrayType(ScalarType.BYTES))
                        .about("slices in a list")
                        .build(),
                FieldSchema.of("Digests", new ArrayType(ScalarType.BYTES))
                        .about("bytes in a list")
                        .build(),
                FieldSchema.of("Batches", ScalarType.RECORDS)
                        .nullable("0+")
                        .about("record batches")
                        .build(),
                FieldSchema.of("Raw", ScalarType.RECORDS)
                        .versions("1+")
                        .nullable("1+")
                        .about("record batches as they are")
                        .build());
        return new MessageSchema(
                "QuotaUpload",
                MessageType.DATA,
                -1,
                Versions.range(0, 1),
                Versions.from(1),
                List.of(),
                false,
                quotaUpload,
                "Bytes in all ways that there are.");
    }
}
