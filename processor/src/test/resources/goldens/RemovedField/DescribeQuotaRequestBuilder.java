package org.example.removedfield;

import dev.wirecord.type.Uuids;
import java.util.UUID;
import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaRequest}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaRequestBuilder {
    private int replicaId = -1;

    private String groupId = "";

    private UUID session = Uuids.ZERO;

    private long limit = 0L;

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
                .replicaId(original.replicaId())
                .groupId(original.groupId())
                .session(original.session())
                .limit(original.limit());
    }

    /**
     * the replica that asks, in the days when replicas did
     */
    public DescribeQuotaRequestBuilder replicaId(int replicaId) {
        this.replicaId = replicaId;
        return this;
    }

    /**
     * the group
     */
    public DescribeQuotaRequestBuilder groupId(String groupId) {
        this.groupId = groupId;
        return this;
    }

    /**
     * what came between
     */
    public DescribeQuotaRequestBuilder session(UUID session) {
        this.session = session;
        return this;
    }

    /**
     * gone before the first version that is left
     */
    public DescribeQuotaRequestBuilder limit(long limit) {
        this.limit = limit;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaRequest build() {
        return new DescribeQuotaRequest(replicaId, groupId, session, limit);
    }
}
