package org.example.taggedfields;

import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaResponse.Broker}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaResponse_BrokerBuilder {
    private int id = -1;

    private String rack = "";

    /**
     * Starts with every component at its default.
     */
    public DescribeQuotaResponse_BrokerBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static DescribeQuotaResponse_BrokerBuilder from(DescribeQuotaResponse.Broker original) {
        return new DescribeQuotaResponse_BrokerBuilder()
                .id(original.id())
                .rack(original.rack());
    }

    /**
     * the broker's id
     */
    public DescribeQuotaResponse_BrokerBuilder id(int id) {
        this.id = id;
        return this;
    }

    /**
     * the broker's rack
     */
    public DescribeQuotaResponse_BrokerBuilder rack(String rack) {
        this.rack = rack;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaResponse.Broker build() {
        return new DescribeQuotaResponse.Broker(id, rack);
    }
}
