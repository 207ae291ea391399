package dev.wirecord.processor;

import com.google.auto.service.AutoService;
import com.palantir.javapoet.ClassName;
import dev.wirecord.annotation.KafkaSchemas;
import dev.wirecord.processor.diagnostic.Reporter;
import dev.wirecord.processor.emit.RecordEmitter;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
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
        List<SchemaPackage> packages = round.getElementsAnnotatedWith(KafkaSchemas.class).stream()
                .map(element -> new SchemaPackage((PackageElement) element, processingEnv))
                .toList();
        WholeApis.check(packages, round);
        for (SchemaPackage schemas : packages) {
            reporter.print(schemas.diagnostics(), processingEnv.getMessager());
            if (schemas.diagnostics().isClean()) {
                write(schemas);
            }
        }
        return true;
    }

    private void write(SchemaPackage schemas) {
        SourceWriter writer = new SourceWriter(processingEnv, SchemasProcessor.class, reporter);
        List<MessageModel> messages = schemas.models();
        for (MessageModel message : messages) {
            ClassName response = response(message.schema(), messages);
            writer.write(message.body().className(), RecordEmitter.emit(message, response), schemas.element());
        }
    }

    /** The record that answers a request, or null where there is none. */
    private static ClassName response(MessageSchema message, List<MessageModel> all) {
        return all.stream()
                .filter(each -> message.type() == MessageType.REQUEST)
                .filter(each -> each.schema().type() == MessageType.RESPONSE)
                .filter(each -> each.schema().apiKey() == message.apiKey())
                .map(each -> each.body().className())
                .findFirst()
                .orElse(null);
    }
}
