package dev.wirecord.codec;

import java.util.Objects;

/**
 * A request of the tests' own.
 *
 * @param text never null
 * @param level in versions 1 and up; other versions can only carry 0
 */
public record PingRequest(String text, int level) implements KafkaRequest<PingResponse> {
    public PingRequest {
        Objects.requireNonNull(text, "text");
    }
}
