/** Tests of the oracle itself: on a few messages described by hand, and on a codec with faults to be found. */
package dev.wirecord.oracle;
