/** Messages that are described elsewhere. */
    @KafkaSchemas
 // ^ [ApiIncomplete] QuotaRequest.json:2: API 900 has a request and no response. Add the schema of the response, or name that of the request in `resources`.
 // ^ [ApiIncomplete] TokenResponse.json:2: API 901 has a response and no request. Add the schema of the request, or name that of the response in `resources`.
package org.example;

import dev.wirecord.annotation.KafkaSchemas;
