package org.example.neverflexible;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

/**
 * A quota as it is kept in a topic.
 *
 * @param limit bytes in each second
 * @param reason why it was set
 */
@KafkaMessage(type = MessageType.DATA, versions = "0")
public record QuotaValue(double limit, String reason) {}
