/** Benchmarks: generated codecs beside kafka-clients' and beside codecs written by hand, on the same messages. */
package dev.wirecord.jmh;
