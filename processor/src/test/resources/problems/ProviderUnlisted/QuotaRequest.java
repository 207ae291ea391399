package org.example;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

@KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
record QuotaRequest(int timeoutMs) {}
