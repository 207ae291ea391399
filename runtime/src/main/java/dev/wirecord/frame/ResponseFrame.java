package dev.wirecord.frame;

/**
 * A response as it came off a connection.
 *
 * @param header the header, which says what request is answered
 * @param version the version in which the body was written; that of the request, except that a server answers an
 *     ApiVersions request it does not know in version 0 (KIP-511)
 * @param body the message
 * @param <T> the record of the message
 */
public record ResponseFrame<T>(ResponseHeader header, int version, T body) {}
