package org.example.nestedstruct;

import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaResponse.Partition}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaResponse_PartitionBuilder {
    private int index = 0;

    private long limit = -1L;

    private DescribeQuotaResponse.Range range = new DescribeQuotaResponse.Range(0L, 0L);

    /**
     * Starts with every component at its default.
     */
    public DescribeQuotaResponse_PartitionBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static DescribeQuotaResponse_PartitionBuilder from(
            DescribeQuotaResponse.Partition original) {
        return new DescribeQuotaResponse_PartitionBuilder()
                .index(original.index())
                .limit(original.limit())
                .range(original.range());
    }

    /**
     * the partition's number
     */
    public DescribeQuotaResponse_PartitionBuilder index(int index) {
        this.index = index;
        return this;
    }

    /**
     * bytes in each second
     */
    public DescribeQuotaResponse_PartitionBuilder limit(long limit) {
        this.limit = limit;
        return this;
    }

    /**
     * where the limit holds
     */
    public DescribeQuotaResponse_PartitionBuilder range(DescribeQuotaResponse.Range range) {
        this.range = range;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaResponse.Partition build() {
        return new DescribeQuotaResponse.Partition(index, limit, range);
    }
}
