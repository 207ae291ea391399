package org.example.flexibleoverride;

import javax.annotation.processing.Generated;

/**
 * Builds {@link QuotaHeader}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class QuotaHeaderBuilder {
    private int correlationId = 0;

    private String clientId = "";

    private byte[] token = new byte[0];

    /**
     * Starts with every component at its default.
     */
    public QuotaHeaderBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static QuotaHeaderBuilder from(QuotaHeader original) {
        return new QuotaHeaderBuilder()
                .correlationId(original.correlationId())
                .clientId(original.clientId())
                .token(original.token());
    }

    /**
     * what the answer repeats
     */
    public QuotaHeaderBuilder correlationId(int correlationId) {
        this.correlationId = correlationId;
        return this;
    }

    /**
     * who asks
     */
    public QuotaHeaderBuilder clientId(String clientId) {
        this.clientId = clientId;
        return this;
    }

    /**
     * a proof of that, of which nothing is left in the end
     */
    public QuotaHeaderBuilder token(byte[] token) {
        this.token = token;
        return this;
    }

    /**
     * The record.
     */
    public QuotaHeader build() {
        return new QuotaHeader(correlationId, clientId, token);
    }
}
