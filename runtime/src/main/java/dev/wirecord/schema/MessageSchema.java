package dev.wirecord.schema;

import java.util.List;
import java.util.Objects;

/**
 * A message: what Kafka's schema files describe.
 *
 * @param name the message's name
 * @param type the kind of message
 * @param apiKey the API key or record type id, or {@link #NO_API_KEY}
 * @param versions the versions that can be read and written
 * @param flexible the versions with compact lengths and tag sections (KIP-482)
 * @param listeners where a request is served
 * @param latestVersionUnstable whether brokers hide the highest version of the request by default
 * @param body the fields
 * @param about the message's documentation, empty when there is none
 */
public record MessageSchema(
        String name,
        MessageType type,
        int apiKey,
        Versions versions,
        Versions flexible,
        List<String> listeners,
        boolean latestVersionUnstable,
        StructSchema body,
        String about) {

    /** The value of {@link #apiKey} for a message without one. */
    public static final int NO_API_KEY = -1;

    /** Copies the list of listeners. */
    public MessageSchema {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(versions, "versions");
        Objects.requireNonNull(flexible, "flexible");
        Objects.requireNonNull(body, "body");
        Objects.requireNonNull(about, "about");
        listeners = List.copyOf(listeners);
    }

    /** The message's fields in the order of declaration. */
    public List<FieldSchema> fields() {
        return body.fields();
    }

    /** Whether {@code version} uses compact lengths and tag sections. */
    public boolean isFlexible(int version) {
        return flexible.contains(version);
    }
}
