/**
 * The wire lock: a text file that says what decides the bytes of every message version, and that a team commits. {@code
 * LockText} reads and writes it, {@code LockedLayouts} says what a model would be in it, {@code LockCheck} finds the
 * edits that would change the bytes of a version that is locked already.
 */
package dev.wirecord.processor.lock;
