package org.example.positions;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

/**
 * Says where a car is.
 *
 * @param car the car
 * @param position where it is
 */
@KafkaMessage(apiKey = 1002, type = MessageType.REQUEST, versions = "0")
public record ReportPositionRequest(String car, Position position) {}
