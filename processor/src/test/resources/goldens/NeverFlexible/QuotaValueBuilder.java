package org.example.neverflexible;

import javax.annotation.processing.Generated;

/**
 * Builds {@link QuotaValue}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class QuotaValueBuilder {
    private double limit = 0.0;

    private String reason = "";

    /**
     * Starts with every component at its default.
     */
    public QuotaValueBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static QuotaValueBuilder from(QuotaValue original) {
        return new QuotaValueBuilder()
                .limit(original.limit())
                .reason(original.reason());
    }

    /**
     * bytes in each second
     */
    public QuotaValueBuilder limit(double limit) {
        this.limit = limit;
        return this;
    }

    /**
     * why it was set
     */
    public QuotaValueBuilder reason(String reason) {
        this.reason = reason;
        return this;
    }

    /**
     * The record.
     */
    public QuotaValue build() {
        return new QuotaValue(limit, reason);
    }
}
