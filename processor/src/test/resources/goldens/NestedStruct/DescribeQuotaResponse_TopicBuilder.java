package org.example.nestedstruct;

import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaResponse.Topic}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaResponse_TopicBuilder {
    private String name = "";

    private List<DescribeQuotaResponse.Partition> partitions = List.of();

    /**
     * Starts with every component at its default.
     */
    public DescribeQuotaResponse_TopicBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static DescribeQuotaResponse_TopicBuilder from(DescribeQuotaResponse.Topic original) {
        return new DescribeQuotaResponse_TopicBuilder()
                .name(original.name())
                .partitions(original.partitions());
    }

    /**
     * the topic's name
     */
    public DescribeQuotaResponse_TopicBuilder name(String name) {
        this.name = name;
        return this;
    }

    /**
     * the topic's partitions
     */
    public DescribeQuotaResponse_TopicBuilder partitions(
            List<DescribeQuotaResponse.Partition> partitions) {
        this.partitions = partitions;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaResponse.Topic build() {
        return new DescribeQuotaResponse.Topic(name, partitions);
    }
}
