package dev.wirecord.oracle.official;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;
import java.nio.ByteBuffer;

/** A request inside a request, whose bytes are passed on. */
@KafkaMessage(apiKey = 58, type = MessageType.REQUEST, versions = "0", flexible = "0+", listeners = "controller")
public record EnvelopeRequest(
        ByteBuffer requestData,
        @KafkaField(nullable = "0+") byte[] requestPrincipal,
        ByteBuffer clientHostAddress,
        TaggedFields unknownTaggedFields) {}
