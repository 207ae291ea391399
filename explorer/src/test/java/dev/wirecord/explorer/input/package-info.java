/** Tests of bytes as people have them. */
package dev.wirecord.explorer.input;
