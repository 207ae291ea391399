package org.example.unknowntaggedfields;

import dev.wirecord.type.TaggedFields;
import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaRequest.Entry}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaRequest_EntryBuilder {
    private String groupId = "";

    private TaggedFields rest = TaggedFields.EMPTY;

    /**
     * Starts with every component at its default.
     */
    public DescribeQuotaRequest_EntryBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static DescribeQuotaRequest_EntryBuilder from(DescribeQuotaRequest.Entry original) {
        return new DescribeQuotaRequest_EntryBuilder()
                .groupId(original.groupId())
                .rest(original.rest());
    }

    /**
     * the group
     */
    public DescribeQuotaRequest_EntryBuilder groupId(String groupId) {
        this.groupId = groupId;
        return this;
    }

    /**
     * Tagged fields that the record does not know.
     */
    public DescribeQuotaRequest_EntryBuilder rest(TaggedFields rest) {
        this.rest = rest;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaRequest.Entry build() {
        return new DescribeQuotaRequest.Entry(groupId, rest);
    }
}
