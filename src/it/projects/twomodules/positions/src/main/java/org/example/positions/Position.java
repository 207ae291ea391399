package org.example.positions;

/**
 * A place on Earth, a struct that any message may contain.
 *
 * @param latitude degrees north
 * @param longitude degrees east
 */
public record Position(double latitude, double longitude) {}
