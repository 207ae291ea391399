package org.example.nullablearray;

import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaRequest}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaRequestBuilder {
    private List<String> topics = List.of();

    private List<Integer> partitions = List.of();

    private List<DescribeQuotaRequest.Owner> owners = List.of();

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
                .topics(original.topics())
                .partitions(original.partitions())
                .owners(original.owners());
    }

    /**
     * the topics, null for all of them
     */
    public DescribeQuotaRequestBuilder topics(List<String> topics) {
        this.topics = topics;
        return this;
    }

    /**
     * the partitions of each
     */
    public DescribeQuotaRequestBuilder partitions(List<Integer> partitions) {
        this.partitions = partitions;
        return this;
    }

    /**
     * who owns them
     */
    public DescribeQuotaRequestBuilder owners(List<DescribeQuotaRequest.Owner> owners) {
        this.owners = owners;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaRequest build() {
        return new DescribeQuotaRequest(topics, partitions, owners);
    }
}
