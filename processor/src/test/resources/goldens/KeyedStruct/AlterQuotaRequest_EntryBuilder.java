package org.example.keyedstruct;

import javax.annotation.processing.Generated;

/**
 * Builds {@link AlterQuotaRequest.Entry}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class AlterQuotaRequest_EntryBuilder {
    private String groupId = "";

    private int brokerId = 0;

    private long limit = 0L;

    /**
     * Starts with every component at its default.
     */
    public AlterQuotaRequest_EntryBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static AlterQuotaRequest_EntryBuilder from(AlterQuotaRequest.Entry original) {
        return new AlterQuotaRequest_EntryBuilder()
                .groupId(original.groupId())
                .brokerId(original.brokerId())
                .limit(original.limit());
    }

    /**
     * the group
     */
    public AlterQuotaRequest_EntryBuilder groupId(String groupId) {
        this.groupId = groupId;
        return this;
    }

    /**
     * the broker
     */
    public AlterQuotaRequest_EntryBuilder brokerId(int brokerId) {
        this.brokerId = brokerId;
        return this;
    }

    /**
     * bytes in each second
     */
    public AlterQuotaRequest_EntryBuilder limit(long limit) {
        this.limit = limit;
        return this;
    }

    /**
     * The record.
     */
    public AlterQuotaRequest.Entry build() {
        return new AlterQuotaRequest.Entry(groupId, brokerId, limit);
    }
}
