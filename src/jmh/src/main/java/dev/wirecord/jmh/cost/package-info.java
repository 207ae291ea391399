/**
 * What the catalog costs before it does anything: time to compile, bytes of class files, time to start. {@link
 * dev.wirecord.jmh.cost.Cost} prints it all.
 */
package dev.wirecord.jmh.cost;
