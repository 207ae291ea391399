package org.example.keyedstruct;

import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Builds {@link AlterQuotaRequest}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class AlterQuotaRequestBuilder {
    private List<AlterQuotaRequest.Entry> entries = List.of();

    /**
     * Starts with every component at its default.
     */
    public AlterQuotaRequestBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static AlterQuotaRequestBuilder from(AlterQuotaRequest original) {
        return new AlterQuotaRequestBuilder()
                .entries(original.entries());
    }

    /**
     * the quotas, at most one for each place
     */
    public AlterQuotaRequestBuilder entries(List<AlterQuotaRequest.Entry> entries) {
        this.entries = entries;
        return this;
    }

    /**
     * The record.
     */
    public AlterQuotaRequest build() {
        return new AlterQuotaRequest(entries);
    }
}
