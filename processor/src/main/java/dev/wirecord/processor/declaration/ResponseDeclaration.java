package dev.wirecord.processor.declaration;

import dev.wirecord.annotation.MessageType;

/**
 * The {@code R} of {@code implements KafkaRequest<R>}, as far as it says whether it answers the request.
 *
 * @param name the type as people write it
 * @param type the kind of message, or null when it is no message
 * @param apiKey its API key, -1 where none was written
 */
public record ResponseDeclaration(String name, MessageType type, int apiKey) {}
