/**
 * Messages of Kafka 4.4 as records, chosen so that together they use every feature of Kafka's schema language that Kafka
 * uses itself. Their bytes are compared with those of kafka-clients.
 */
package dev.wirecord.oracle.official;
