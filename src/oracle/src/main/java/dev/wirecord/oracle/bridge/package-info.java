/**
 * Carries values to kafka-clients' generated classes and to records, and from there to bytes and back. Kafka's classes
 * are found by name behind a class loader and called by reflection, so that several versions of them can be compared in
 * one program.
 */
package dev.wirecord.oracle.bridge;
