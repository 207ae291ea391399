/**
 * What stands around a message on a connection: the size prefix and the header. Programs that talk to a peer start with
 * {@link dev.wirecord.frame.Frames}.
 */
package dev.wirecord.frame;
