/**
 * A real Kafka broker in a process of its own, for tests of every module. Whoever starts one has {@code kafka_2.13} on the
 * class path.
 */
package dev.wirecord.oracle.broker;
