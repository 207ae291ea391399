/** Tests of what differs between versions. */
package dev.wirecord.explorer.versions;
