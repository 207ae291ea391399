/** Holds the JSON against the converters of kafka-clients, for every message and version of the catalog. */
package dev.wirecord.explorer.json;
