/**
 * Kafka's message schemas in, declarations out: what stands in a JSON file becomes the same thing that is read from an
 * annotated record, so that one set of checks and one model serve both.
 */
package dev.wirecord.processor.schemas;
