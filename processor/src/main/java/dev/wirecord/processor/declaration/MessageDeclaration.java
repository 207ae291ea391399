package dev.wirecord.processor.declaration;

import dev.wirecord.annotation.MessageType;
import dev.wirecord.processor.diagnostic.Located;
import java.util.List;

/**
 * A record with {@code @KafkaMessage}, as written.
 *
 * @param body the record itself
 * @param type the kind of message
 * @param apiKey the API key, -1 where none was written
 * @param versions the message's versions
 * @param flexible its flexible versions
 * @param listeners where a request is served
 * @param latestVersionUnstable whether the highest version is hidden
 * @param response what the record names as the answer in {@code KafkaRequest<...>}, or null
 */
public record MessageDeclaration(
        StructDeclaration body,
        Located<MessageType> type,
        Located<Integer> apiKey,
        Located<String> versions,
        Located<String> flexible,
        Located<List<String>> listeners,
        Located<Boolean> latestVersionUnstable,
        ResponseDeclaration response) {}
