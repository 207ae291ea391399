package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

@KafkaMessage(apiKey = 903, type = MessageType.RESPONSE, versions = "0")
record WrittenResponse(int id) {}
