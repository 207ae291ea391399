package dev.wirecord.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says how a record component travels. A component without the annotation is a field of every version.
 *
 * <p>A field that a version lacks is read as its default, and refused on writing unless it holds its default or is
 * {@link #ignorable()}.
 */
// FIELD as well as RECORD_COMPONENT: javac reports a position for an annotation on the private field behind a
// component, and none for one on the component itself.
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface KafkaField {

    /** The versions in which the field exists; by default all, or those of {@link #tagged()} where only it is given. */
    String versions() default "0+";

    /**
     * The versions in which this string or byte field has a compact length, where they differ from the message's. Only
     * the client id of the request header needs it.
     */
    String flexible() default "";

    /**
     * The versions in which the field travels in the tag section (KIP-482), an open range within {@link #versions()};
     * by default all of its versions once {@link #tag()} is set.
     */
    String tagged() default "";

    /** The field's tag. The tags of a struct run from 0 without gaps; -1 says that the field has none. */
    int tag() default -1;

    /** The versions in which the field may be null; never for numbers, booleans and UUIDs. */
    String nullable() default "none";

    /**
     * The value of the field where it is absent, in the words of Kafka's schemas: {@code "true"}, {@code "-1"},
     * {@code "0x7fffffff"}, any text for a string, {@code "null"} for what can be null. Without it the default is zero,
     * empty or, for records, null.
     */
    String defaultValue() default "";

    /** Whether a value may be dropped silently when it is written in a version that lacks the field. */
    boolean ignorable() default false;

    /** Whether the field is part of the key by which elements of the enclosing struct's lists are found. */
    boolean mapKey() default false;

    /** The Kafka type, where the Java type does not say it. */
    WireType type() default WireType.INFERRED;

    /** What the value stands for. */
    EntityType entityType() default EntityType.UNKNOWN;

    /** The field's name in Kafka's schemas; by default the component's name with a capital first letter. */
    String name() default "";
}
