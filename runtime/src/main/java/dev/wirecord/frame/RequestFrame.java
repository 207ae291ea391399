package dev.wirecord.frame;

/**
 * A request as it came off a connection.
 *
 * @param header the header, which says API key and version
 * @param body the message
 * @param <T> the record of the message
 */
public record RequestFrame<T>(RequestHeader header, T body) {}
