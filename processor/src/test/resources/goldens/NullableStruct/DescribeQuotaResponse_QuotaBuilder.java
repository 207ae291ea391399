package org.example.nullablestruct;

import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaResponse.Quota}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaResponse_QuotaBuilder {
    private long bytes = -1L;

    /**
     * Starts with every component at its default.
     */
    public DescribeQuotaResponse_QuotaBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static DescribeQuotaResponse_QuotaBuilder from(DescribeQuotaResponse.Quota original) {
        return new DescribeQuotaResponse_QuotaBuilder()
                .bytes(original.bytes());
    }

    /**
     * bytes in each second
     */
    public DescribeQuotaResponse_QuotaBuilder bytes(long bytes) {
        this.bytes = bytes;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaResponse.Quota build() {
        return new DescribeQuotaResponse.Quota(bytes);
    }
}
