package org.example.bytesandrecords;

import dev.wirecord.record.Records;
import java.nio.ByteBuffer;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Builds {@link QuotaUpload}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class QuotaUploadBuilder {
    private byte[] token = new byte[0];

    private ByteBuffer metadata = ByteBuffer.allocate(0);

    private ByteBuffer signature = null;

    private List<ByteBuffer> chunks = List.of();

    private List<byte[]> digests = List.of();

    private Records batches = null;

    private ByteBuffer raw = null;

    /**
     * Starts with every component at its default.
     */
    public QuotaUploadBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static QuotaUploadBuilder from(QuotaUpload original) {
        return new QuotaUploadBuilder()
                .token(original.token())
                .metadata(original.metadata())
                .signature(original.signature())
                .chunks(original.chunks())
                .digests(original.digests())
                .batches(original.batches())
                .raw(original.raw());
    }

    /**
     * a few bytes
     */
    public QuotaUploadBuilder token(byte[] token) {
        this.token = token;
        return this;
    }

    /**
     * a slice of the input
     */
    public QuotaUploadBuilder metadata(ByteBuffer metadata) {
        this.metadata = metadata;
        return this;
    }

    /**
     * bytes that may be missing
     */
    public QuotaUploadBuilder signature(ByteBuffer signature) {
        this.signature = signature;
        return this;
    }

    /**
     * slices in a list
     */
    public QuotaUploadBuilder chunks(List<ByteBuffer> chunks) {
        this.chunks = chunks;
        return this;
    }

    /**
     * bytes in a list
     */
    public QuotaUploadBuilder digests(List<byte[]> digests) {
        this.digests = digests;
        return this;
    }

    /**
     * record batches
     */
    public QuotaUploadBuilder batches(Records batches) {
        this.batches = batches;
        return this;
    }

    /**
     * record batches as they are
     */
    public QuotaUploadBuilder raw(ByteBuffer raw) {
        this.raw = raw;
        return this;
    }

    /**
     * The record.
     */
    public QuotaUpload build() {
        return new QuotaUpload(token, metadata, signature, chunks, digests, batches, raw);
    }
}
