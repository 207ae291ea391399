package dev.wirecord.processor;

import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Two requests, or two responses, of one key would only be found when a program starts. Records of a log have their ids
 * from the component that writes them, as each of Kafka's coordinators has its own: there a package is the scope.
 */
final class DistinctKeys {

    private DistinctKeys() {}

    static void check(List<ListedMessage> listed, Diagnostics diagnostics) {
        Map<String, ListedMessage> taken = new HashMap<>();
        for (ListedMessage message : listed) {
            if (!message.model().schema().type().hasApiKey()) {
                continue;
            }
            ListedMessage other = taken.putIfAbsent(scopedKey(message), message);
            if (other != null) {
                diagnostics.report(
                        message.declaration().apiKey().anchor(),
                        Problem.API_KEY_TAKEN,
                        message.declaration().apiKey().value(),
                        message.model().schema().type().kafkaName(),
                        other.type().getSimpleName());
            }
        }
    }

    private static String scopedKey(ListedMessage message) {
        MessageSchema schema = message.model().schema();
        boolean isApi = schema.type() == MessageType.REQUEST || schema.type() == MessageType.RESPONSE;
        String scope = isApi ? "" : message.model().body().className().packageName();
        return schema.type() + " " + schema.apiKey() + " " + scope;
    }
}
