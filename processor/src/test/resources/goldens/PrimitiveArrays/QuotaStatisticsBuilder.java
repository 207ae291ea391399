package org.example.primitivearrays;

import java.util.List;
import java.util.UUID;
import javax.annotation.processing.Generated;

/**
 * Builds {@link QuotaStatistics}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class QuotaStatisticsBuilder {
    private boolean[] flags = new boolean[0];

    private byte[] kinds = new byte[0];

    private short[] ports = new short[0];

    private int[] counts = new int[0];

    private long[] sizes = new long[0];

    private long[] offsets = null;

    private double[] ratios = new double[0];

    private List<Long> samples = List.of();

    private List<UUID> ids = List.of();

    /**
     * Starts with every component at its default.
     */
    public QuotaStatisticsBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static QuotaStatisticsBuilder from(QuotaStatistics original) {
        return new QuotaStatisticsBuilder()
                .flags(original.flags())
                .kinds(original.kinds())
                .ports(original.ports())
                .counts(original.counts())
                .sizes(original.sizes())
                .offsets(original.offsets())
                .ratios(original.ratios())
                .samples(original.samples())
                .ids(original.ids());
    }

    /**
     * yes or no
     */
    public QuotaStatisticsBuilder flags(boolean[] flags) {
        this.flags = flags;
        return this;
    }

    /**
     * small numbers
     */
    public QuotaStatisticsBuilder kinds(byte[] kinds) {
        this.kinds = kinds;
        return this;
    }

    /**
     * ports
     */
    public QuotaStatisticsBuilder ports(short[] ports) {
        this.ports = ports;
        return this;
    }

    /**
     * numbers
     */
    public QuotaStatisticsBuilder counts(int[] counts) {
        this.counts = counts;
        return this;
    }

    /**
     * larger numbers
     */
    public QuotaStatisticsBuilder sizes(long[] sizes) {
        this.sizes = sizes;
        return this;
    }

    /**
     * numbers larger still
     */
    public QuotaStatisticsBuilder offsets(long[] offsets) {
        this.offsets = offsets;
        return this;
    }

    /**
     * fractions
     */
    public QuotaStatisticsBuilder ratios(double[] ratios) {
        this.ratios = ratios;
        return this;
    }

    /**
     * numbers in a list
     */
    public QuotaStatisticsBuilder samples(List<Long> samples) {
        this.samples = samples;
        return this;
    }

    /**
     * ids in a list
     */
    public QuotaStatisticsBuilder ids(List<UUID> ids) {
        this.ids = ids;
        return this;
    }

    /**
     * The record.
     */
    public QuotaStatistics build() {
        return new QuotaStatistics(flags, kinds, ports, counts, sizes, offsets, ratios, samples,
                ids);
    }
}
