/**
 * An API of one's own, over Kafka's wire format: the records to copy when you start. Its key lies above 1000, far from
 * Kafka's.
 */
package dev.wirecord.samples.inventory;
