package dev.wirecord.codec;

/**
 * The response to a {@link PingRequest}.
 *
 * @param errorCode 0 when all is well
 */
public record PingResponse(short errorCode) {}
