/** Messages that are described elsewhere. */
    @KafkaSchemas
 // ^ [SchemaValue] QuotaNote.json: "note" does not fit the attribute "type". Write one that Kafka has.
 // ^ [SchemaValue] QuotaRequest.json, field GroupId: "text" does not fit the attribute "type". Write one that Kafka has.
 // ^ [SchemaValue] QuotaRequest.json, field Id: "first" does not fit the attribute "tag". Write a number.
 // ^ [SchemaValue] QuotaRequest.json, field Topic: "topic" does not fit the attribute "entityType". Write one that Kafka has.
 // ^ [SchemaValue] QuotaRequest.json: "zookeeper" does not fit the attribute "listeners". Write "broker" or "controller".
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
