/**
 * Codecs and the registry that finds them by API key and version, by record or by name. This is where a program starts;
 * {@link dev.wirecord.codec.CodecProvider} and {@link dev.wirecord.codec.CodecEntries} are for generated code.
 */
package dev.wirecord.codec;
