package dev.wirecord.codec;

/**
 * A request, and the type of its response. A record that implements it lets a client's {@code send} return the right
 * type; nothing else depends on it.
 *
 * @param <R> the record of the response
 */
public interface KafkaRequest<R> {}
