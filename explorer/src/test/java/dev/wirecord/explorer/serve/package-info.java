/** The server, as programs talk to it, friendly or not. */
package dev.wirecord.explorer.serve;
