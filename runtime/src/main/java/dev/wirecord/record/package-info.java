/**
 * Record batches: what {@code records} fields carry, read without copying and written without garbage. Programs that
 * only pass batches on need {@link dev.wirecord.record.Records} and nothing else.
 */
package dev.wirecord.record;
