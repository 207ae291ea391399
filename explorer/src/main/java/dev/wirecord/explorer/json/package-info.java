/**
 * Messages as JSON, in the form of the {@code *JsonConverter} classes of kafka-clients, from the schema alone. Start with
 * {@link dev.wirecord.explorer.json.JsonDecoder} and {@link dev.wirecord.explorer.json.JsonEncoder}.
 */
package dev.wirecord.explorer.json;
