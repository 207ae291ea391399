package org.example.nullablelater;

import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaRequest}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaRequestBuilder {
    private String groupId = "";

    private String zone = "home";

    /**
     * Starts with every component at its default.
     */
    public DescribeQuotaRequestBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static DescribeQuotaRequestBuilder from(DescribeQuotaRequest original) {
        return new DescribeQuotaRequestBuilder()
                .groupId(original.groupId())
                .zone(original.zone());
    }

    /**
     * the group, null for all of them
     */
    public DescribeQuotaRequestBuilder groupId(String groupId) {
        this.groupId = groupId;
        return this;
    }

    /**
     * the zone, which a version without nulls came before and after
     */
    public DescribeQuotaRequestBuilder zone(String zone) {
        this.zone = zone;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaRequest build() {
        return new DescribeQuotaRequest(groupId, zone);
    }
}
