/**
 * The model in, Java source out: one class for each kind of thing that is emitted. What is emitted is meant to be read,
 * so layout and names here are chosen for the reader of the result.
 */
package dev.wirecord.processor.emit;
