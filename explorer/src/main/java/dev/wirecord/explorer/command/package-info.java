/**
 * One class for each subcommand: it reads its options, asks the rooms beside this one, and prints. Nothing here knows
 * the wire format.
 */
package dev.wirecord.explorer.command;
