package org.example.sharedstruct;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;

/**
 * Moves partitions.
 *
 * @param from where they are
 * @param to where they shall be
 * @param others where they may be as well
 */
@KafkaMessage(apiKey = 906, type = MessageType.REQUEST, versions = "0-4", flexible = "3+")
public record MoveRequest(
        Broker from, @KafkaField(versions = "1+") Broker to, @KafkaField(versions = "2+") List<Broker> others) {}
