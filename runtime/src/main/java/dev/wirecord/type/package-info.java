/**
 * Values that decoded records hold besides the JDK's own: unknown tagged fields and immutable lists. Programs see the
 * lists as {@link java.util.List} and need their names only to avoid boxes.
 */
package dev.wirecord.type;
