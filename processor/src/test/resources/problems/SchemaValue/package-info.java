/** Messages that are described elsewhere. */
    @KafkaSchemas
 // ^ [SchemaValue] QuotaNote.json:3: "note" does not fit the attribute "type". Write one that Kafka has.
 // ^ [SchemaValue] QuotaRequest.json:8: field GroupId: "text" does not fit the attribute "type". Write one that Kafka has.
 // ^ [SchemaValue] QuotaRequest.json:9: field Id: "first" does not fit the attribute "tag". Write a number.
 // ^ [SchemaValue] QuotaRequest.json:11: field Topic: "topic" does not fit the attribute "entityType". Write one that Kafka has.
 // ^ [SchemaValue] QuotaShape.json:2: "{...}" does not fit the attribute "apiKey". Write a number.
 // ^ [SchemaValue] QuotaShape.json:6: "{...}" does not fit the attribute "commonStructs". Write a list in brackets.
 // ^ [SchemaValue] QuotaShape.json:9: field GroupId: "perhaps" does not fit the attribute "mapKey". Write true or false.
 // ^ [SchemaValue] QuotaShape.json:9: field GroupId: "[...]" does not fit the attribute "about". Write a text.
 // ^ [SchemaValue] QuotaRequest.json:6: "zookeeper" does not fit the attribute "listeners". Write "broker" or "controller".
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
