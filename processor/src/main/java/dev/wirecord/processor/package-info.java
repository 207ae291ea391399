/**
 * What javac runs. A record goes through the stages in this order: {@code declaration} reads what was written and where,
 * {@code check} finds what is wrong with it, {@code model} holds what is valid, {@code emit} turns that into Java;
 * {@code lock} keeps the bytes of released versions as they are;
 * {@code diagnostic} is where all of them report. Programs never use these packages.
 */
package dev.wirecord.processor;
