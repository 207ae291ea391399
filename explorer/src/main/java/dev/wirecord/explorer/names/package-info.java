/** Finds APIs and messages by what people type: keys, and names in any case. Says which names are near to one that is none. */
package dev.wirecord.explorer.names;
