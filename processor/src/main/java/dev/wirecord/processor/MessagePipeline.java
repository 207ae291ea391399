package dev.wirecord.processor;

import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.KafkaStruct;
import dev.wirecord.processor.check.MessageChecks;
import dev.wirecord.processor.check.ModelFactory;
import dev.wirecord.processor.declaration.DeclarationReader;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
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
    private boolean unresolved;

    MessagePipeline(Elements elements) {
        this.elements = elements;
    }

    /** Declares, checks and models a message; empty when there are problems, or a type is still to come. */
    Optional<MessageModel> run(TypeElement type) {
        if (!isRecord(type, KafkaMessage.class, "message")) {
            return Optional.empty();
        }
        DeclarationReader reader = new DeclarationReader(elements, diagnostics);
        declaration = reader.readMessage(type);
        unresolved = reader.isUnresolved();
        if (!unresolved) {
            MessageChecks.check(declaration, diagnostics);
        }
        return isGood() ? Optional.of(ModelFactory.message(declaration)) : Optional.empty();
    }

    /** Declares, checks and models a record that occurs in messages; empty as for {@link #run}. */
    Optional<StructModel> runStruct(TypeElement type) {
        if (!isRecord(type, KafkaStruct.class, "struct")) {
            return Optional.empty();
        }
        DeclarationReader reader = new DeclarationReader(elements, diagnostics);
        StructDeclaration struct = reader.readStruct(type);
        unresolved = reader.isUnresolved();
        if (!unresolved) {
            MessageChecks.check(struct, diagnostics);
        }
        return isGood() ? Optional.of(ModelFactory.struct(struct)) : Optional.empty();
    }

    private boolean isGood() {
        return !unresolved && diagnostics.isClean();
    }

    private boolean isRecord(TypeElement type, Class<?> annotation, String role) {
        if (type.getKind() == ElementKind.RECORD) {
            return true;
        }
        SourceAnchor anchor = DeclarationReader.anchor(type, annotation);
        diagnostics.report(anchor, Problem.NOT_A_RECORD, type.getSimpleName(), kind(type), role);
        return false;
    }

    /** What was written of the message, and where. */
    MessageDeclaration declaration() {
        return declaration;
    }

    /** What was found; clean when {@link #run} returned a model. */
    Diagnostics diagnostics() {
        return diagnostics;
    }

    /** Whether a type or a constant that the record names does not exist: it may come with the next round. */
    boolean isUnresolved() {
        return unresolved;
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
