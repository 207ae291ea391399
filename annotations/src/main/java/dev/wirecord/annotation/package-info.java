/**
 * What a developer writes on a record so that {@code javac} writes its Kafka codec.
 *
 * <p>A version range, wherever one is asked for, has one of four forms: {@code "3"} is version 3 alone, {@code "0-4"}
 * is 0 to 4 with both ends included, {@code "2+"} is 2 and everything after it, {@code "none"} is no version at all.
 * Numbers are decimal and lie within 0 to 32767. The grammar is that of Kafka's own message schemas.
 */
package dev.wirecord.annotation;
