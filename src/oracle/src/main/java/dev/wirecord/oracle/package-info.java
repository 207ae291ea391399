/**
 * Compares codecs with kafka-clients, message by message, version by version, on thousands of values drawn by chance.
 * {@link dev.wirecord.oracle.Differential} is where to start. The module is for tests and is not shipped.
 */
package dev.wirecord.oracle;
