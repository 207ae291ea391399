package dev.wirecord.processor;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.processor.declaration.AnnotationReader;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.schema.MessageSchema;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;

/**
 * A request has a response, and a response its request, among all that the compilation imports and declares. That is asked
 * of folders alone, which are imported as they are: whoever names a schema, or writes a record, may have the other half in
 * another module or no use for it. A retired API has no halves.
 */
final class WholeApis {

    private record Half(MessageType type, int apiKey) {}

    private final Set<Half> halves = new HashSet<>();

    private WholeApis() {}

    /** Checks the packages of a round. One must be sound: what is wrong with a half would look like the lack of it. */
    static void check(List<SchemaPackage> packages, RoundEnvironment round) {
        if (!packages.stream().allMatch(each -> each.diagnostics().isClean())) {
            return;
        }
        WholeApis apis = new WholeApis();
        packages.forEach(each -> each.messages().forEach(message -> apis.halves.add(half(message))));
        for (Element written : round.getElementsAnnotatedWith(KafkaMessage.class)) {
            AnnotationReader message = AnnotationReader.of(written, KafkaMessage.class);
            if (message.isUnresolved()) {
                // It may turn out to be any half.
                return;
            }
            apis.halves.add(half(message));
        }
        packages.forEach(apis::require);
    }

    private static Half half(AnnotationReader written) {
        return new Half(
                written.constant("type", MessageType.DATA).value(),
                written.number("apiKey", MessageSchema.NO_API_KEY).value());
    }

    private void require(SchemaPackage schemas) {
        for (MessageDeclaration message : schemas.fromFolders()) {
            Half half = half(message);
            MessageType other = other(half.type());
            boolean isRetired = message.versions().value().equals("none");
            if (other != null && !isRetired && !halves.contains(new Half(other, half.apiKey()))) {
                schemas.diagnostics()
                        .report(
                                message.apiKey().anchor(),
                                Problem.API_INCOMPLETE,
                                half.apiKey(),
                                word(half.type()),
                                word(other));
            }
        }
    }

    private static Half half(MessageDeclaration message) {
        return new Half(message.type().value(), message.apiKey().value());
    }

    /** What a message of that type needs, or null where it needs nothing. */
    private static MessageType other(MessageType type) {
        return switch (type) {
            case REQUEST -> MessageType.RESPONSE;
            case RESPONSE -> MessageType.REQUEST;
            default -> null;
        };
    }

    private static String word(MessageType type) {
        return type.name().toLowerCase(Locale.ROOT);
    }
}
