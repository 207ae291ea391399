/**
 * What javac runs. A record goes through the stages in this order: {@code declaration} reads what was written and where
 * ({@code schemas} reads the same from Kafka's schema files), {@code check} finds what is wrong with it, {@code model}
 * holds what is valid, {@code lock} keeps the bytes of released versions as they are, {@code emit} turns the model into
 * Java; {@code diagnostic} is where all of them report. Programs never use these packages.
 */
package dev.wirecord.processor;
