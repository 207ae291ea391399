/** Runs the commands with their output captured. */
package dev.wirecord.explorer.command;
