package dev.wirecord.processor;

import dev.wirecord.processor.check.MessageChecks;
import dev.wirecord.processor.check.ModelFactory;
import dev.wirecord.processor.declaration.DeclarationReader;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.processor.model.StructModel;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** From an annotated type to the model, or to the problems that stand between them. */
final class MessagePipeline {

    private final Elements elements;
    private final Diagnostics diagnostics = new Diagnostics();
    private MessageDeclaration declaration;

    MessagePipeline(Elements elements) {
        this.elements = elements;
    }

    /** Declares, checks and models a message; empty when there are problems. */
    Optional<MessageModel> run(TypeElement type) {
        if (type.getKind() != ElementKind.RECORD) {
            diagnostics.report(SourceAnchor.at(type), Problem.NOT_A_RECORD, type.getSimpleName(), kind(type));
            return Optional.empty();
        }
        declaration = new DeclarationReader(elements, diagnostics).readMessage(type);
        MessageChecks.check(declaration, diagnostics);
        return diagnostics.isClean() ? Optional.of(ModelFactory.message(declaration)) : Optional.empty();
    }

    /** Declares, checks and models a record that occurs in messages; empty when there are problems. */
    Optional<StructModel> runStruct(TypeElement type) {
        StructDeclaration struct = new DeclarationReader(elements, diagnostics).readStruct(type);
        MessageChecks.check(struct, diagnostics);
        return diagnostics.isClean() && !isUnresolved(struct)
                ? Optional.of(ModelFactory.struct(struct))
                : Optional.empty();
    }

    /** The API key of the message, and where it was written. */
    Located<Integer> apiKey() {
        return declaration.apiKey();
    }

    /** What was found; clean when {@link #run} returned a model. */
    Diagnostics diagnostics() {
        return diagnostics;
    }

    /** Whether a component has a type that does not exist: it may come with the next round. */
    boolean isUnresolved() {
        return declaration != null && isUnresolved(declaration.body());
    }

    private static boolean isUnresolved(StructDeclaration struct) {
        return struct.components().stream()
                .anyMatch(
                        field -> field.type().unresolved() || (field.struct() != null && isUnresolved(field.struct())));
    }

    private static String kind(TypeElement type) {
        return switch (type.getKind()) {
            case INTERFACE -> "an interface";
            case ENUM -> "an enum";
            case ANNOTATION_TYPE -> "an annotation";
            default -> "a class";
        };
    }
}
