/** Messages that are described elsewhere. */
    @KafkaSchemas
 // ^ [SchemaValue] QuotaNote.json:3: "note" does not fit the attribute "type". Write "request", "response", "header", "metadata", "data", "coordinator-key" or "coordinator-value".
 // ^ [SchemaValue] QuotaRequest.json:8: field GroupId: "text" does not fit the attribute "type". Write a struct's name, "bool", "int8", "int16", "uint16", "int32", "uint32", "int64", "uuid", "float64", "string", "bytes" or "records", with "[]" before it or alone.
 // ^ [SchemaValue] QuotaRequest.json:12: field Batches: "[]records" does not fit the attribute "type". Write "records", or "[]" and a struct that has them.
 // ^ [SchemaValue] QuotaRequest.json:9: field Id: "first" does not fit the attribute "tag". Write a number.
 // ^ [SchemaValue] QuotaRequest.json:11: field Topic: "topic" does not fit the attribute "entityType". Write "unknown", "transactionalId", "producerId", "groupId", "topicName" or "brokerId".
 // ^ [SchemaValue] QuotaShape.json:2: "{...}" does not fit the attribute "apiKey". Write a number.
 // ^ [SchemaValue] QuotaShape.json:6: "{...}" does not fit the attribute "commonStructs". Write a list in brackets.
 // ^ [SchemaValue] QuotaShape.json:9: field GroupId: "perhaps" does not fit the attribute "mapKey". Write true or false.
 // ^ [SchemaValue] QuotaShape.json:9: field GroupId: "[...]" does not fit the attribute "about". Write a text.
 // ^ [SchemaValue] QuotaRequest.json:6: "zookeeper" does not fit the attribute "listeners". Write "broker" or "controller".
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
