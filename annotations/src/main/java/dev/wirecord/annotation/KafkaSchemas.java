package dev.wirecord.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On a {@code package-info.java}: turns Kafka message schemas, the JSON files of Kafka's own generator, into records of
 * that package. Each record is annotated as if it had been written by hand, and gets its codec in the same compilation.
 *
 * <p>A message becomes a record of its name, its structs records within it; {@code about} texts become Javadoc. Structs
 * of messages with flexible versions keep the tagged fields that they do not know. A request implements {@code
 * KafkaRequest} when its response is imported with it. A schema whose {@code validVersions} are {@code "none"} becomes a
 * record without a codec: a registry lists the API as retired.
 */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.PACKAGE)
public @interface KafkaSchemas {

    /**
     * Folders whose {@code .json} files are imported, relative to the one that the processor option {@code
     * wirecord.schemas} names. By default that folder itself, or none where {@link #resources} are named.
     *
     * <p>They have whole APIs: it is an error when a request has no response, or the other way round, among all that the
     * compilation imports and the records that it declares.
     */
    String[] folders() default ".";

    /**
     * Single schemas on the class path of the compilation, such as {@code "common/message/FetchRequest.json"}. They may be
     * of one half of an API.
     */
    String[] resources() default {};
}
