package org.example.nullablearray;

import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaRequest.Owner}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaRequest_OwnerBuilder {
    private String name = "";

    /**
     * Starts with every component at its default.
     */
    public DescribeQuotaRequest_OwnerBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static DescribeQuotaRequest_OwnerBuilder from(DescribeQuotaRequest.Owner original) {
        return new DescribeQuotaRequest_OwnerBuilder()
                .name(original.name());
    }

    /**
     * the owner's name
     */
    public DescribeQuotaRequest_OwnerBuilder name(String name) {
        this.name = name;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaRequest.Owner build() {
        return new DescribeQuotaRequest.Owner(name);
    }
}
