/**
 * Kafka's encodings, one method each: what generated codecs are made of. Programs meet these classes only when they
 * decode without copying into an array first, or encode into a buffer of their own.
 */
package dev.wirecord.io;
