package dev.wirecord.codec;

/**
 * The versions of one API that a peer serves, as its ApiVersions response says.
 *
 * @param apiKey the API key
 * @param lowest the lowest version
 * @param highest the highest version
 */
public record ApiVersionRange(int apiKey, int lowest, int highest) {}
