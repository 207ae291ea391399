package org.example.tagsectioninrun;

import dev.wirecord.type.TaggedFields;
import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaResponse.Quota}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaResponse_QuotaBuilder {
    private int client = 0;

    private long limit = 0L;

    private long used = 0L;

    private TaggedFields taggedFields = TaggedFields.EMPTY;

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
                .client(original.client())
                .limit(original.limit())
                .used(original.used())
                .taggedFields(original.taggedFields());
    }

    /**
     * its number
     */
    public DescribeQuotaResponse_QuotaBuilder client(int client) {
        this.client = client;
        return this;
    }

    /**
     * bytes in each second
     */
    public DescribeQuotaResponse_QuotaBuilder limit(long limit) {
        this.limit = limit;
        return this;
    }

    /**
     * bytes in the last second
     */
    public DescribeQuotaResponse_QuotaBuilder used(long used) {
        this.used = used;
        return this;
    }

    /**
     * Tagged fields that the record does not know.
     */
    public DescribeQuotaResponse_QuotaBuilder taggedFields(TaggedFields taggedFields) {
        this.taggedFields = taggedFields;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaResponse.Quota build() {
        return new DescribeQuotaResponse.Quota(client, limit, used, taggedFields);
    }
}
