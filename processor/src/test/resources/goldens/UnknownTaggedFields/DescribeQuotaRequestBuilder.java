package org.example.unknowntaggedfields;

import dev.wirecord.type.TaggedFields;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Builds {@link DescribeQuotaRequest}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaRequestBuilder {
    private List<DescribeQuotaRequest.Entry> entries = List.of();

    private TaggedFields unknown = TaggedFields.EMPTY;

    private long deadline = 9223372036854775807L;

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
                .entries(original.entries())
                .unknown(original.unknown())
                .deadline(original.deadline());
    }

    /**
     * what is asked for
     */
    public DescribeQuotaRequestBuilder entries(List<DescribeQuotaRequest.Entry> entries) {
        this.entries = entries;
        return this;
    }

    /**
     * Tagged fields that the record does not know.
     */
    public DescribeQuotaRequestBuilder unknown(TaggedFields unknown) {
        this.unknown = unknown;
        return this;
    }

    /**
     * when the client gives up
     */
    public DescribeQuotaRequestBuilder deadline(long deadline) {
        this.deadline = deadline;
        return this;
    }

    /**
     * The record.
     */
    public DescribeQuotaRequest build() {
        return new DescribeQuotaRequest(entries, unknown, deadline);
    }
}
