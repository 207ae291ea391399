package dev.wirecord.processor.check;

import dev.wirecord.annotation.MessageType;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.schema.MessageSchema;

/** What a message says of its API goes with its type. */
final class ApiCheck implements MessageCheck {

    @Override
    public void check(MessageDeclaration message, Diagnostics diagnostics) {
        MessageType type = message.type().value();
        boolean keyed = KafkaTypes.messageType(type).hasApiKey();
        int apiKey = message.apiKey().value();
        if (keyed && apiKey == MessageSchema.NO_API_KEY) {
            boolean written = message.apiKey().written();
            diagnostics.report((written ? message.apiKey() : message.type()).anchor(), Problem.API_KEY_MISSING, type);
        } else if (!keyed && apiKey != MessageSchema.NO_API_KEY) {
            diagnostics.report(message.apiKey().anchor(), Problem.API_KEY_UNUSED, type, apiKey);
        }
        if (type != MessageType.REQUEST) {
            refuseRequestOnly(message, diagnostics);
        }
    }

    private static void refuseRequestOnly(MessageDeclaration message, Diagnostics diagnostics) {
        MessageType type = message.type().value();
        if (!message.listeners().value().isEmpty()) {
            diagnostics.report(message.listeners().anchor(), Problem.REQUEST_ONLY, "listeners", type);
        }
        if (message.latestVersionUnstable().value()) {
            diagnostics.report(
                    message.latestVersionUnstable().anchor(), Problem.REQUEST_ONLY, "latestVersionUnstable", type);
        }
        if (message.response() != null) {
            diagnostics.report(message.body().anchor(), Problem.REQUEST_ONLY, "KafkaRequest", type);
        }
    }
}
