package org.example.sharedstruct;

import javax.annotation.processing.Generated;

/**
 * Builds {@link Broker}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class BrokerBuilder {
    private int id = 0;

    private String rack = null;

    /**
     * Starts with every component at its default.
     */
    public BrokerBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static BrokerBuilder from(Broker original) {
        return new BrokerBuilder()
                .id(original.id())
                .rack(original.rack());
    }

    /**
     * the broker's id
     */
    public BrokerBuilder id(int id) {
        this.id = id;
        return this;
    }

    /**
     * the broker's rack
     */
    public BrokerBuilder rack(String rack) {
        this.rack = rack;
        return this;
    }

    /**
     * The record.
     */
    public Broker build() {
        return new Broker(id, rack);
    }
}
