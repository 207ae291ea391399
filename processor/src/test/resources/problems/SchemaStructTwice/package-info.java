/** Messages that are described elsewhere. */
    @KafkaSchemas
 // ^ [SchemaStructTwice] QuotaRequest.json, field Second: The struct Entry is described twice. Describe it in commonStructs, and nowhere else.
 // ^ [SchemaStructTwice] QuotaRequest.json, field Third: The struct Common is described twice. Describe it in commonStructs, and nowhere else.
 // ^ [StructNameTaken] QuotaRequest.json, field Second: org.example.QuotaRequest.Entry and org.example.QuotaRequest.Entry are both named Entry in this message, capitals aside. Write `@KafkaStruct(name = ...)` on one of them.
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
