/** Draws the messages that are measured, as large as they are in practice, with values that vary. */
package dev.wirecord.jmh.message;
