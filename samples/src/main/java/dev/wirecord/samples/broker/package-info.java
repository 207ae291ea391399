/** A talk with a real broker: records of two of Kafka's APIs, a connection, and a program that uses them. */
package dev.wirecord.samples.broker;
