/**
 * The model of a Kafka message: fields, types and versions, free of Java's types and of any compiler's. The processor,
 * the explainer and the schema printer all work from it; programs that only encode and decode do not need it.
 */
package dev.wirecord.schema;
