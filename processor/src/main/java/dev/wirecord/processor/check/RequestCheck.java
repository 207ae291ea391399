package dev.wirecord.processor.check;

import dev.wirecord.annotation.MessageType;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.ResponseDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.Problem;

/**
 * A request is called one, and the answer that it names answers it. That there is an answer is asked of folders of schemas
 * alone: that of a record may be in another module, or of no interest to the program.
 */
final class RequestCheck implements MessageCheck {

    @Override
    public void check(MessageDeclaration message, Diagnostics diagnostics) {
        if (message.type().value() != MessageType.REQUEST) {
            return;
        }
        Located<String> name = message.body().name();
        if (NameCheck.isStructName(name.value()) && !name.value().endsWith("Request")) {
            diagnostics.report(name.anchor(), Problem.REQUEST_NAME, name.value(), name.value() + "Request");
        }
        String obstacle = obstacle(message);
        if (obstacle != null) {
            diagnostics.report(
                    message.body().anchor(),
                    Problem.RESPONSE_TYPE,
                    message.response().name(),
                    obstacle,
                    message.apiKey().value());
        }
    }

    /** Why the answer is none, or null when it is one or none is named. */
    private static String obstacle(MessageDeclaration request) {
        ResponseDeclaration response = request.response();
        if (response == null) {
            return null;
        }
        if (response.type() == null) {
            return "it is no message";
        }
        if (response.type() != MessageType.RESPONSE) {
            return "its type is " + response.type();
        }
        boolean isSameApi = response.apiKey() == request.apiKey().value();
        return isSameApi ? null : "its API key is " + response.apiKey();
    }
}
