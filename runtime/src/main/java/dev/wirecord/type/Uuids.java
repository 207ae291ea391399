package dev.wirecord.type;

import java.util.UUID;

/** What Kafka adds to UUIDs. */
public final class Uuids {

    /** All zeros, which stands for no UUID: Kafka has no null for the type. */
    public static final UUID ZERO = new UUID(0, 0);

    private Uuids() {}
}
