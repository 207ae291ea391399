/**
 * What is valid: the runtime's schema of a message together with the Java types that carry its values. Nothing here
 * knows the compiler, and nothing here can be wrong.
 */
package dev.wirecord.processor.model;
