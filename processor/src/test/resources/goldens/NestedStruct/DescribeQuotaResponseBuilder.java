package org.example.nestedstruct;

import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaResponse}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaResponseBuilder {
    private int throttleTimeMs = 0;

    private List<DescribeQuotaResponse.Topic> topics = List.of();

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
                .throttleTimeMs(original.throttleTimeMs())
                .topics(original.topics());
    }

    /**
     * how long the request was held back
     */
    public DescribeQuotaResponseBuilder throttleTimeMs(int throttleTimeMs) {
        this.throttleTimeMs = throttleTimeMs;
        return this;
    }

    /**
     * the topics
     */
    public DescribeQuotaResponseBuilder topics(List<DescribeQuotaResponse.Topic> topics) {
        this.topics = topics;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaResponse build() {
        return new DescribeQuotaResponse(throttleTimeMs, topics);
    }
}
