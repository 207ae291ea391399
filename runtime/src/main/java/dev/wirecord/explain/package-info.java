/**
 * Shows what bytes mean: every part of a message with its place, size, type, value and documentation. Works from schemas
 * alone, without records and generated codecs, so that it can also say what is wrong with bytes that they refuse. Start
 * with {@link dev.wirecord.explain.Explainer}; {@link dev.wirecord.explain.FieldPaths} is for codecs.
 */
package dev.wirecord.explain;
