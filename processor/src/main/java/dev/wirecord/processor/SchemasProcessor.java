package dev.wirecord.processor;

import com.google.auto.service.AutoService;
import com.palantir.javapoet.ClassName;
import dev.wirecord.annotation.KafkaSchemas;
import dev.wirecord.processor.check.MessageChecks;
import dev.wirecord.processor.check.ModelFactory;
import dev.wirecord.processor.declaration.AnnotationReader;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.Reporter;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import dev.wirecord.processor.emit.RecordEmitter;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.processor.schemas.SchemaFile;
import dev.wirecord.processor.schemas.SchemaFiles;
import dev.wirecord.processor.schemas.SchemaReader;
import dev.wirecord.schema.MessageType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;

/**
 * Writes a record for every schema that a {@code @KafkaSchemas} names; {@link CodecProcessor} takes the records up in the
 * next round. When one schema of a package is wrong, no record of the package is written.
 */
@AutoService(Processor.class)
public final class SchemasProcessor extends AbstractProcessor {

    static final String SCHEMAS_OPTION = "wirecord.schemas";

    private final Reporter reporter = new Reporter();

    /** For javac, which makes the instance itself. */
    public SchemasProcessor() {}

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(KafkaSchemas.class.getName());
    }

    @Override
    public Set<String> getSupportedOptions() {
        return Set.of(SCHEMAS_OPTION);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (Element element : round.getElementsAnnotatedWith(KafkaSchemas.class)) {
            Diagnostics diagnostics = new Diagnostics();
            Map<String, MessageModel> messages = read((PackageElement) element, diagnostics);
            reporter.print(diagnostics, processingEnv.getMessager());
            if (diagnostics.isClean()) {
                messages.values().forEach(message -> write(message, messages, element));
            }
        }
        return true;
    }

    private Map<String, MessageModel> read(PackageElement element, Diagnostics diagnostics) {
        AnnotationReader annotation = AnnotationReader.of(element, KafkaSchemas.class);
        SchemaFiles files = new SchemaFiles(diagnostics);
        Located<List<String>> resources = annotation.texts("resources", List.of());
        Located<List<String>> folders = annotation.texts("folders", List.of("."));
        if (folders.written() || !resources.written()) {
            files.addFolders(processingEnv.getOptions().get(SCHEMAS_OPTION), folders);
        }
        files.addResources(processingEnv.getFiler(), resources);
        SchemaReader reader = new SchemaReader(element.getQualifiedName().toString(), annotation.anchor(), diagnostics);
        List<MessageDeclaration> declarations = new ArrayList<>();
        for (SchemaFile file : files.found()) {
            reader.read(file).ifPresent(declarations::add);
        }
        declarations.forEach(declaration -> MessageChecks.check(declaration, diagnostics));
        requireDistinct(declarations, diagnostics);
        Map<String, MessageModel> messages = new LinkedHashMap<>();
        if (diagnostics.isClean()) {
            declarations.stream()
                    .map(ModelFactory::message)
                    .forEach(message -> messages.put(message.schema().name(), message));
        }
        return messages;
    }

    /** Two schemas of one name would be one record, and two of one type and key one API. */
    private static void requireDistinct(List<MessageDeclaration> declarations, Diagnostics diagnostics) {
        Map<String, SourceAnchor> names = new HashMap<>();
        Map<String, MessageDeclaration> keys = new HashMap<>();
        for (MessageDeclaration message : declarations) {
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

    private void write(MessageModel message, Map<String, MessageModel> all, Element origin) {
        new SourceWriter(processingEnv, SchemasProcessor.class, reporter)
                .write(message.body().className(), RecordEmitter.emit(message, response(message, all)), origin);
    }

    private static ClassName response(MessageModel request, Map<String, MessageModel> all) {
        if (request.schema().type() != MessageType.REQUEST) {
            return null;
        }
        MessageModel response = all.get(request.schema().name().replaceFirst("Request$", "") + "Response");
        return response == null ? null : response.body().className();
    }
}
