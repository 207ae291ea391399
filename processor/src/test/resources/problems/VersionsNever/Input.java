package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "2-4")
    record QuotaRequest(
            @KafkaField(versions = "0-1") int retired,
            //                     ^ warning [VersionsNever] Versions 0-1 never occur: the message has versions 2-4. Remove the component, or write "2+".
            @KafkaField(versions = "none") int nowhere,
            //                     ^ warning [VersionsNever] Versions none never occur: the message has versions 2-4. Remove the component, or write "2+".
            @SuppressWarnings("wirecord") @KafkaField(versions = "0-1") int meant,
            @KafkaField(versions = "0-2") int retiring) {}
}
