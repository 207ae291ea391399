package org.example.defaults;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.UUID;

/**
 * Settings that all have a default, none of them in version 0.
 *
 * @param enabled on unless it is turned off
 * @param level a byte
 * @param weight a short
 * @param attempts an int
 * @param limit a long
 * @param ratio a double
 * @param unit a text
 * @param owner a text that is null by default
 * @param id an id
 * @param zone an id with a default of its own
 * @param topics a list
 * @param hosts a list that is null by default
 * @param salt bytes
 * @param window a struct
 * @param fallback a struct that is null by default
 */
@KafkaMessage(type = MessageType.DATA, versions = "0-1")
public record QuotaSettings(
        @KafkaField(versions = "1+", defaultValue = "true") boolean enabled,
        @KafkaField(versions = "1+", defaultValue = "-1") byte level,
        @KafkaField(versions = "1+", defaultValue = "0x7f") short weight,
        @KafkaField(versions = "1+", defaultValue = "-2147483648") int attempts,
        @KafkaField(versions = "1+", defaultValue = "9223372036854775807") long limit,
        @KafkaField(versions = "1+", defaultValue = "0.5") double ratio,
        @KafkaField(versions = "1+", defaultValue = "\"MB\"") String unit,
        @KafkaField(versions = "1+", nullable = "1+", defaultValue = "null") String owner,
        @KafkaField(versions = "1+") UUID id,
        @KafkaField(versions = "1+", defaultValue = "AAAAAAAAAAAAAAAAAAAAAQ") UUID zone,
        @KafkaField(versions = "1+") List<String> topics,
        @KafkaField(versions = "1+", nullable = "1+", defaultValue = "null") List<String> hosts,
        @KafkaField(versions = "1+") ByteBuffer salt,
        @KafkaField(versions = "1+") Window window,
        @KafkaField(versions = "1+", nullable = "1+", defaultValue = "null") Window fallback) {

    /**
     * A stretch of time.
     *
     * @param samples how many samples there are
     * @param sampleMs how long each takes
     */
    public record Window(@KafkaField(defaultValue = "11") int samples, @KafkaField(defaultValue = "1000") int sampleMs) {}
}
