package org.example.trips;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;
import org.example.positions.Position;

/**
 * Sends a car along a number of positions.
 *
 * @param car the car
 * @param stops where to stop
 */
@KafkaMessage(apiKey = 1003, type = MessageType.REQUEST, versions = "0")
public record PlanTripRequest(String car, List<Position> stops) {}
