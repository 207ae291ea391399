/**
 * What differs between the versions of a message, from its schema. The {@code versions} command prints it, and pages show
 * it between any two versions.
 */
package dev.wirecord.explorer.versions;
