package org.example.defaults;

import javax.annotation.processing.Generated;

/**
 * Builds {@link QuotaSettings.Window}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class QuotaSettings_WindowBuilder {
    private int samples = 11;

    private int sampleMs = 1000;

    /**
     * Starts with every component at its default.
     */
    public QuotaSettings_WindowBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static QuotaSettings_WindowBuilder from(QuotaSettings.Window original) {
        return new QuotaSettings_WindowBuilder()
                .samples(original.samples())
                .sampleMs(original.sampleMs());
    }

    /**
     * how many samples there are
     */
    public QuotaSettings_WindowBuilder samples(int samples) {
        this.samples = samples;
        return this;
    }

    /**
     * how long each takes
     */
    public QuotaSettings_WindowBuilder sampleMs(int sampleMs) {
        this.sampleMs = sampleMs;
        return this;
    }

    /**
     * The record.
     */
    public QuotaSettings.Window build() {
        return new QuotaSettings.Window(samples, sampleMs);
    }
}
