package dev.wirecord.processor.diagnostic;

/**
 * A value and the place it was read from, so that no check has to look the place up again.
 *
 * @param value the value, which may be null where nothing was written
 * @param anchor the value itself in the source; where it was left at its default, what it would stand in
 * @param written whether it was written, or left at its default
 * @param <T> the type of the value
 */
public record Located<T>(T value, SourceAnchor anchor, boolean written) {}
