/** Codecs written by hand, for comparison only: they trust their input and check next to nothing. */
package dev.wirecord.jmh.limit;
