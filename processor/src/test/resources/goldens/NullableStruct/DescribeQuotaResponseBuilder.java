package org.example.nullablestruct;

import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaResponse}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaResponseBuilder {
    private DescribeQuotaResponse.Quota quota = new DescribeQuotaResponse.Quota(-1L);

    private DescribeQuotaResponse.Quota former = new DescribeQuotaResponse.Quota(-1L);

    private DescribeQuotaResponse.Quota limit = new DescribeQuotaResponse.Quota(-1L);

    /**
     * Starts with every component at its default.
     */
    public DescribeQuotaResponseBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static DescribeQuotaResponseBuilder from(DescribeQuotaResponse original) {
        return new DescribeQuotaResponseBuilder()
                .quota(original.quota())
                .former(original.former())
                .limit(original.limit());
    }

    /**
     * the quota, null when there is none
     */
    public DescribeQuotaResponseBuilder quota(DescribeQuotaResponse.Quota quota) {
        this.quota = quota;
        return this;
    }

    /**
     * the quota before, from the version on that allows null
     */
    public DescribeQuotaResponseBuilder former(DescribeQuotaResponse.Quota former) {
        this.former = former;
        return this;
    }

    /**
     * the highest quota, with a struct as its default although it can be null
     */
    public DescribeQuotaResponseBuilder limit(DescribeQuotaResponse.Quota limit) {
        this.limit = limit;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaResponse build() {
        return new DescribeQuotaResponse(quota, former, limit);
    }
}
