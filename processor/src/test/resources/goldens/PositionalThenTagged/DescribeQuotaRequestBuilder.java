package org.example.positionalthentagged;

import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaRequest}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaRequestBuilder {
    private String groupId = "";

    private String rackId = "";

    private List<String> hosts = null;

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
                .rackId(original.rackId())
                .hosts(original.hosts());
    }

    /**
     * the group
     */
    public DescribeQuotaRequestBuilder groupId(String groupId) {
        this.groupId = groupId;
        return this;
    }

    /**
     * the rack, which hardly anybody gives
     */
    public DescribeQuotaRequestBuilder rackId(String rackId) {
        this.rackId = rackId;
        return this;
    }

    /**
     * the hosts, as rarely
     */
    public DescribeQuotaRequestBuilder hosts(List<String> hosts) {
        this.hosts = hosts;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaRequest build() {
        return new DescribeQuotaRequest(groupId, rackId, hosts);
    }
}
