package org.example.nestedstruct;

import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaResponse.Range}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaResponse_RangeBuilder {
    private long first = 0L;

    private long last = 0L;

    /**
     * Starts with every component at its default.
     */
    public DescribeQuotaResponse_RangeBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static DescribeQuotaResponse_RangeBuilder from(DescribeQuotaResponse.Range original) {
        return new DescribeQuotaResponse_RangeBuilder()
                .first(original.first())
                .last(original.last());
    }

    /**
     * the first offset
     */
    public DescribeQuotaResponse_RangeBuilder first(long first) {
        this.first = first;
        return this;
    }

    /**
     * the last offset
     */
    public DescribeQuotaResponse_RangeBuilder last(long last) {
        this.last = last;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaResponse.Range build() {
        return new DescribeQuotaResponse.Range(first, last);
    }
}
