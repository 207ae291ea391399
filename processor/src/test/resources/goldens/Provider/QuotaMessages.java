package org.example.provider;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;

/** Messages of one compilation, one of each kind of key. */
public final class QuotaMessages {

    private QuotaMessages() {}

    /** A message with a key. */
    @KafkaMessage(apiKey = 919, type = MessageType.REQUEST, versions = "0-1", flexible = "1+")
    public record FirstRequest() {}

    /** Its answer. */
    @KafkaMessage(apiKey = 919, type = MessageType.RESPONSE, versions = "0-1", flexible = "1+")
    public record FirstResponse() {}

    /** A message without a key. */
    @KafkaMessage(type = MessageType.DATA, versions = "0", name = "Quota")
    public record PlainQuota() {}
}
