/**
 * Values for tests, drawn from a schema by chance but repeatably: ones that a version can carry, and ones with a single
 * fault that it should be refused for.
 */
package dev.wirecord.oracle.draw;
