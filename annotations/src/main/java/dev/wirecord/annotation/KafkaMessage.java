package dev.wirecord.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a record a Kafka message: for record {@code X} the processor generates {@code XCodec} and {@code XBuilder}, and
 * lists the codec in the compilation's provider.
 *
 * <p>The record's components are the message's fields, in wire order; {@link KafkaField} says in which versions each of
 * them exists. {@code @param} lines of the record's Javadoc become the documentation of the fields.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface KafkaMessage {

    /**
     * The API key, any int16: Kafka's own APIs use 0 and up. For {@link MessageType#METADATA} and the coordinator types
     * it is the record's type id. Headers and plain data have none, and leave the default of -1.
     */
    short apiKey() default -1;

    /** What kind of message this is. */
    MessageType type();

    /**
     * The versions that the codec reads and writes, a range with an end such as {@code "0-4"}; or {@code "none"} for an
     * API that is retired, which a registry lists and has no codec for.
     */
    String versions();

    /**
     * The versions that use compact lengths and end every struct with a tag section (KIP-482): {@code "none"}, or an
     * open range such as {@code "3+"}. Nested records inherit it.
     */
    String flexible() default "none";

    /**
     * Where a request is served, {@code "broker"}, {@code "controller"} or both, in the words of Kafka's schemas. For
     * tools: it changes no byte.
     */
    String[] listeners() default {};

    /**
     * Whether brokers hide the highest version of this request unless they are told to offer unstable versions. A wire
     * lock takes that version up once it is stable, so until then it may change.
     */
    boolean latestVersionUnstable() default false;

    /** The message's name in Kafka's schemas; by default the record's simple name. */
    String name() default "";
}
