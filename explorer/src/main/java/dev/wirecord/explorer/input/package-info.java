/**
 * Bytes as people have them: hex in any of its usual spellings, dumps, files, and bytes that are no Kafka message at all.
 */
package dev.wirecord.explorer.input;
