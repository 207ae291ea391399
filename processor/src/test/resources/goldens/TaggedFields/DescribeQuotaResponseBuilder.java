package org.example.taggedfields;

import dev.wirecord.type.Uuids;
import java.util.List;
import java.util.UUID;
import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaResponse}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaResponseBuilder {
    private short errorCode = (short) 0;

    private String message = null;

    private long limit = -1L;

    private boolean exceeded = false;

    private List<String> topics = List.of();

    private DescribeQuotaResponse.Broker leader = null;

    private DescribeQuotaResponse.Broker origin = new DescribeQuotaResponse.Broker(-1, "");

    private int[] history = new int[0];

    private UUID id = Uuids.ZERO;

    private String late = "";

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
                .errorCode(original.errorCode())
                .message(original.message())
                .limit(original.limit())
                .exceeded(original.exceeded())
                .topics(original.topics())
                .leader(original.leader())
                .origin(original.origin())
                .history(original.history())
                .id(original.id())
                .late(original.late());
    }

    /**
     * what went wrong
     */
    public DescribeQuotaResponseBuilder errorCode(short errorCode) {
        this.errorCode = errorCode;
        return this;
    }

    /**
     * what went wrong, in words
     */
    public DescribeQuotaResponseBuilder message(String message) {
        this.message = message;
        return this;
    }

    /**
     * bytes in each second
     */
    public DescribeQuotaResponseBuilder limit(long limit) {
        this.limit = limit;
        return this;
    }

    /**
     * whether the group uses more
     */
    public DescribeQuotaResponseBuilder exceeded(boolean exceeded) {
        this.exceeded = exceeded;
        return this;
    }

    /**
     * the topics that count, null for all
     */
    public DescribeQuotaResponseBuilder topics(List<String> topics) {
        this.topics = topics;
        return this;
    }

    /**
     * the broker that watches the quota, null for none
     */
    public DescribeQuotaResponseBuilder leader(DescribeQuotaResponse.Broker leader) {
        this.leader = leader;
        return this;
    }

    /**
     * where the quota came from
     */
    public DescribeQuotaResponseBuilder origin(DescribeQuotaResponse.Broker origin) {
        this.origin = origin;
        return this;
    }

    /**
     * former limits
     */
    public DescribeQuotaResponseBuilder history(int[] history) {
        this.history = history;
        return this;
    }

    /**
     * the quota's id
     */
    public DescribeQuotaResponseBuilder id(UUID id) {
        this.id = id;
        return this;
    }

    /**
     * a field that came with version 2
     */
    public DescribeQuotaResponseBuilder late(String late) {
        this.late = late;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaResponse build() {
        return new DescribeQuotaResponse(errorCode, message, limit, exceeded, topics, leader,
                origin, history, id, late);
    }
}
