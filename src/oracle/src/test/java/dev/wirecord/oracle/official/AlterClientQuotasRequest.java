package dev.wirecord.oracle.official;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;

/** Changes quotas, which are doubles. */
@KafkaMessage(
        apiKey = 49,
        type = MessageType.REQUEST,
        versions = "0-1",
        flexible = "1+",
        listeners = {"broker", "controller"})
public record AlterClientQuotasRequest(List<EntryData> entries, boolean validateOnly) {

    /** An entity and what to do to it. */
    public record EntryData(List<EntityData> entity, List<OpData> ops) {}

    /** A part of an entity. */
    public record EntityData(
            String entityType, @KafkaField(nullable = "0+") String entityName) {}

    /** A quota to set or remove. */
    public record OpData(String key, double value, boolean remove) {}
}
