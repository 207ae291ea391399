package dev.wirecord.type;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.UUID;
import java.util.regex.Pattern;

/** What Kafka adds to UUIDs. */
public final class Uuids {

    /** All zeros, which stands for no UUID: Kafka has no null for the type. */
    public static final UUID ZERO = new UUID(0, 0);

    private static final int BYTES = 16;
    private static final Pattern BASE64 = Pattern.compile("[A-Za-z0-9_-]{22}");

    private Uuids() {}

    /** The text of a UUID in Kafka's tools, schemas and JSON: 22 characters of URL-safe base64 without padding. */
    public static String toBase64(UUID uuid) {
        ByteBuffer bytes = ByteBuffer.allocate(BYTES)
                .putLong(uuid.getMostSignificantBits())
                .putLong(uuid.getLeastSignificantBits());
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.array());
    }

    /**
     * The UUID of such a text.
     *
     * @throws IllegalArgumentException when it is no such text
     */
    public static UUID fromBase64(String text) {
        if (!BASE64.matcher(text).matches()) {
            throw new IllegalArgumentException("a uuid is 22 characters of URL-safe base64 without padding");
        }
        ByteBuffer bytes = ByteBuffer.wrap(Base64.getUrlDecoder().decode(text));
        return new UUID(bytes.getLong(), bytes.getLong());
    }
}
