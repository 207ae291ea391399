package org.example.tagsectioninrun;

import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaResponse}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaResponseBuilder {
    private List<DescribeQuotaResponse.Quota> quotas = List.of();

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
                .quotas(original.quotas());
    }

    /**
     * the quotas
     */
    public DescribeQuotaResponseBuilder quotas(List<DescribeQuotaResponse.Quota> quotas) {
        this.quotas = quotas;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaResponse build() {
        return new DescribeQuotaResponse(quotas);
    }
}
