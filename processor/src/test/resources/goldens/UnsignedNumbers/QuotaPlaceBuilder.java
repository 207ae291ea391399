package org.example.unsignednumbers;

import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Builds {@link QuotaPlace}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class QuotaPlaceBuilder {
    private int port = 9092;

    private long address = 4294967295L;

    private List<Integer> ports = List.of();

    private List<Long> addresses = List.of();

    /**
     * Starts with every component at its default.
     */
    public QuotaPlaceBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static QuotaPlaceBuilder from(QuotaPlace original) {
        return new QuotaPlaceBuilder()
                .port(original.port())
                .address(original.address())
                .ports(original.ports())
                .addresses(original.addresses());
    }

    /**
     * a port
     */
    public QuotaPlaceBuilder port(int port) {
        this.port = port;
        return this;
    }

    /**
     * an address of IP version 4
     */
    public QuotaPlaceBuilder address(long address) {
        this.address = address;
        return this;
    }

    /**
     * several ports
     */
    public QuotaPlaceBuilder ports(List<Integer> ports) {
        this.ports = ports;
        return this;
    }

    /**
     * several addresses
     */
    public QuotaPlaceBuilder addresses(List<Long> addresses) {
        this.addresses = addresses;
        return this;
    }

    /**
     * The record.
     */
    public QuotaPlace build() {
        return new QuotaPlace(port, address, ports, addresses);
    }
}
