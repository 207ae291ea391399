package org.example.defaults;

import dev.wirecord.type.Uuids;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.UUID;
import javax.annotation.processing.Generated;

/**
 * Builds {@link QuotaSettings}. Components that are not set have the defaults of the schema.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class QuotaSettingsBuilder {
    private boolean enabled = true;

    private byte level = (byte) -1;

    private short weight = (short) 127;

    private int attempts = -2147483648;

    private long limit = 9223372036854775807L;

    private double ratio = 0.5;

    private String unit = "\"MB\"";

    private String owner = null;

    private UUID id = Uuids.ZERO;

    private UUID zone = new UUID(0L, 1L);

    private List<String> topics = List.of();

    private List<String> hosts = null;

    private ByteBuffer salt = ByteBuffer.allocate(0);

    private QuotaSettings.Window window = new QuotaSettings.Window(11, 1000);

    private QuotaSettings.Window fallback = null;

    /**
     * Starts with every component at its default.
     */
    public QuotaSettingsBuilder() {
    }

    /**
     * Starts with the components of {@code original}.
     */
    public static QuotaSettingsBuilder from(QuotaSettings original) {
        return new QuotaSettingsBuilder()
                .enabled(original.enabled())
                .level(original.level())
                .weight(original.weight())
                .attempts(original.attempts())
                .limit(original.limit())
                .ratio(original.ratio())
                .unit(original.unit())
                .owner(original.owner())
                .id(original.id())
                .zone(original.zone())
                .topics(original.topics())
                .hosts(original.hosts())
                .salt(original.salt())
                .window(original.window())
                .fallback(original.fallback());
    }

    /**
     * on unless it is turned off
     */
    public QuotaSettingsBuilder enabled(boolean enabled) {
        this.enabled = enabled;
        return this;
    }

    /**
     * a byte
     */
    public QuotaSettingsBuilder level(byte level) {
        this.level = level;
        return this;
    }

    /**
     * a short
     */
    public QuotaSettingsBuilder weight(short weight) {
        this.weight = weight;
        return this;
    }

    /**
     * an int
     */
    public QuotaSettingsBuilder attempts(int attempts) {
        this.attempts = attempts;
        return this;
    }

    /**
     * a long
     */
    public QuotaSettingsBuilder limit(long limit) {
        this.limit = limit;
        return this;
    }

    /**
     * a double
     */
    public QuotaSettingsBuilder ratio(double ratio) {
        this.ratio = ratio;
        return this;
    }

    /**
     * a text
     */
    public QuotaSettingsBuilder unit(String unit) {
        this.unit = unit;
        return this;
    }

    /**
     * a text that is null by default
     */
    public QuotaSettingsBuilder owner(String owner) {
        this.owner = owner;
        return this;
    }

    /**
     * an id
     */
    public QuotaSettingsBuilder id(UUID id) {
        this.id = id;
        return this;
    }

    /**
     * an id with a default of its own
     */
    public QuotaSettingsBuilder zone(UUID zone) {
        this.zone = zone;
        return this;
    }

    /**
     * a list
     */
    public QuotaSettingsBuilder topics(List<String> topics) {
        this.topics = topics;
        return this;
    }

    /**
     * a list that is null by default
     */
    public QuotaSettingsBuilder hosts(List<String> hosts) {
        this.hosts = hosts;
        return this;
    }

    /**
     * bytes
     */
    public QuotaSettingsBuilder salt(ByteBuffer salt) {
        this.salt = salt;
        return this;
    }

    /**
     * a struct
     */
    public QuotaSettingsBuilder window(QuotaSettings.Window window) {
        this.window = window;
        return this;
    }

    /**
     * a struct that is null by default
     */
    public QuotaSettingsBuilder fallback(QuotaSettings.Window fallback) {
        this.fallback = fallback;
        return this;
    }

    /**
     * The record.
     */
    public QuotaSettings build() {
        return new QuotaSettings(enabled, level, weight, attempts, limit, ratio, unit, owner, id,
                zone, topics, hosts, salt, window, fallback);
    }
}
