package org.example.allflexible;

import java.util.List;
import java.util.UUID;
import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaRequest}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaRequestBuilder {
    private String groupId = "";

    private List<UUID> clients = List.of();

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
                .clients(original.clients());
    }

    /**
     * the group
     */
    public DescribeQuotaRequestBuilder groupId(String groupId) {
        this.groupId = groupId;
        return this;
    }

    /**
     * the clients
     */
    public DescribeQuotaRequestBuilder clients(List<UUID> clients) {
        this.clients = clients;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaRequest build() {
        return new DescribeQuotaRequest(groupId, clients);
    }
}
