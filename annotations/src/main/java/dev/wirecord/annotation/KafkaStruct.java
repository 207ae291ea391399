package dev.wirecord.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives a record that occurs inside messages a version range or a name of its own. A record that needs neither does not
 * need the annotation: any record used as the type of a component is a struct.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface KafkaStruct {

    /** The message versions in which the struct exists; by default all. */
    String versions() default "0+";

    /** The struct's name in Kafka's schemas; by default the record's simple name. */
    String name() default "";
}
