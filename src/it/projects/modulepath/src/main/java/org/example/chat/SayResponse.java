package org.example.chat;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

/**
 * Says who heard it.
 *
 * @param heard how many people
 */
@KafkaMessage(apiKey = 1001, type = MessageType.RESPONSE, versions = "0", flexible = "0+")
record SayResponse(int heard) {}
