/** The example of the README: one message, encoded and decoded. */
package dev.wirecord.samples.greeting;
