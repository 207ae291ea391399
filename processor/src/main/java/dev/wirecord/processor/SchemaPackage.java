package dev.wirecord.processor;

import dev.wirecord.annotation.KafkaSchemas;
import dev.wirecord.processor.check.MessageChecks;
import dev.wirecord.processor.check.ModelFactory;
import dev.wirecord.processor.declaration.AnnotationReader;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.processor.schemas.SchemaFile;
import dev.wirecord.processor.schemas.SchemaFiles;
import dev.wirecord.processor.schemas.SchemaReader;
import dev.wirecord.schema.MessageType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.PackageElement;

/** A package with {@code @KafkaSchemas}, and the messages that it imports. */
final class SchemaPackage {

    private final PackageElement element;
    private final Diagnostics diagnostics = new Diagnostics();
    private final List<MessageDeclaration> messages = new ArrayList<>();
    private final List<MessageDeclaration> fromFolders = new ArrayList<>();

    /** Reads and checks the schemas that the annotation of the package names. */
    SchemaPackage(PackageElement element, ProcessingEnvironment environment) {
        this.element = element;
        AnnotationReader annotation = AnnotationReader.of(element, KafkaSchemas.class);
        SchemaReader reader = new SchemaReader(element.getQualifiedName().toString(), annotation.anchor(), diagnostics);
        for (SchemaFile file : files(annotation, environment)) {
            reader.read(file).ifPresent(message -> add(message, file));
        }
        messages.forEach(message -> MessageChecks.check(message, diagnostics));
        requireDistinct();
    }

    private List<SchemaFile> files(AnnotationReader annotation, ProcessingEnvironment environment) {
        SchemaFiles files = new SchemaFiles(diagnostics);
        Located<List<String>> resources = annotation.texts("resources", List.of());
        Located<List<String>> folders = annotation.texts("folders", List.of("."));
        if (folders.written() || !resources.written()) {
            files.addFolders(environment.getOptions().get(SchemasProcessor.SCHEMAS_OPTION), folders);
        }
        files.addResources(environment.getFiler(), resources);
        return files.found();
    }

    private void add(MessageDeclaration message, SchemaFile file) {
        messages.add(message);
        if (!file.isNamed()) {
            fromFolders.add(message);
        }
    }

    /** Two schemas of one name would be one record, and two of one type and key one API. */
    private void requireDistinct() {
        Map<String, SourceAnchor> names = new HashMap<>();
        Map<String, MessageDeclaration> keys = new HashMap<>();
        for (MessageDeclaration message : messages) {
            String name = message.body().name().value();
            SourceAnchor other = names.putIfAbsent(name, message.body().name().anchor());
            if (other != null) {
                diagnostics.report(message.body().name().anchor(), Problem.SCHEMA_NAME_TAKEN, name, other.place());
            }
            Located<Integer> apiKey = message.apiKey();
            String key = message.type().value() + " " + apiKey.value();
            MessageDeclaration sameKey = apiKey.value() < 0 ? null : keys.putIfAbsent(key, message);
            if (sameKey != null && other == null) {
                diagnostics.report(
                        apiKey.anchor(),
                        Problem.API_KEY_TAKEN,
                        apiKey.value(),
                        MessageType.valueOf(message.type().value().name()).kafkaName(),
                        sameKey.body().name().value());
            }
        }
    }

    PackageElement element() {
        return element;
    }

    /** All messages of the package, in the order of their files. */
    List<MessageDeclaration> messages() {
        return messages;
    }

    /** Those that were imported with their folders, and not by name. */
    List<MessageDeclaration> fromFolders() {
        return fromFolders;
    }

    /** What is wrong with them. */
    Diagnostics diagnostics() {
        return diagnostics;
    }

    /** The models of the messages, which have no problems. */
    List<MessageModel> models() {
        return messages.stream().map(ModelFactory::message).toList();
    }
}
