/** Tests of names that people type. */
package dev.wirecord.explorer.names;
