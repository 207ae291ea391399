package org.example.addedfield;

import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaRequest}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaRequestBuilder {
    private String groupId = "";

    private int timeoutMs = 0;

    private String zone = "";

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
                .timeoutMs(original.timeoutMs())
                .zone(original.zone());
    }

    /**
     * the group
     */
    public DescribeQuotaRequestBuilder groupId(String groupId) {
        this.groupId = groupId;
        return this;
    }

    /**
     * how long the broker may take
     */
    public DescribeQuotaRequestBuilder timeoutMs(int timeoutMs) {
        this.timeoutMs = timeoutMs;
        return this;
    }

    /**
     * where the group's members are
     */
    public DescribeQuotaRequestBuilder zone(String zone) {
        this.zone = zone;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaRequest build() {
        return new DescribeQuotaRequest(groupId, timeoutMs, zone);
    }
}
