/**
 * The {@code wirecord} command. Programs use the runtime instead.
 */
package dev.wirecord.explorer;
