package org.example.chat;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.codec.KafkaRequest;
import java.util.List;

/**
 * Says something to some people.
 *
 * @param to their names
 * @param text what is said
 */
@KafkaMessage(apiKey = 1001, type = MessageType.REQUEST, versions = "0", flexible = "0+")
record SayRequest(List<String> to, String text) implements KafkaRequest<SayResponse> {}
