package dev.wirecord.processor;

import com.google.auto.service.AutoService;
import com.palantir.javapoet.ClassName;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.KafkaStruct;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.emit.ProviderEmitter;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.schema.MessageType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Generated;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;

/**
 * Writes the provider of a compilation, which lists all of its messages, and the service entry by which {@code
 * CodecRegistry.load()} finds it. One file is made from all messages, so build tools must treat the processor as
 * aggregating.
 *
 * <p>The provider is named after the first message by name: two compilations never share a record, so their providers
 * never clash on one class path. {@value #PROVIDER_OPTION} gives it another name, for a {@code provides} in a {@code
 * module-info} that should not change.
 */
@AutoService(Processor.class)
public final class ProviderProcessor extends AbstractProcessor {

    static final String PROVIDER_OPTION = "wirecord.provider";

    private static final String SERVICE = "META-INF/services/dev.wirecord.codec.CodecProvider";

    private final Set<String> messages = new TreeSet<>();
    private boolean written;

    /** For javac, which makes the instance itself. */
    public ProviderProcessor() {}

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(
                KafkaMessage.class.getName(),
                KafkaStruct.class.getName(),
                KafkaField.class.getName(),
                // On everything that is generated, and claimed below like the others.
                Generated.class.getName());
    }

    @Override
    public Set<String> getSupportedOptions() {
        return Set.of(PROVIDER_OPTION);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        int before = messages.size();
        round.getElementsAnnotatedWith(KafkaMessage.class).forEach(type -> messages.add(type.toString()));
        // New messages make CodecProcessor write files, so another round is sure to come; the provider is written in
        // the
        // first round without any, which is the last in which javac still compiles what is written.
        if (!messages.isEmpty() && messages.size() == before && !written && !round.processingOver()) {
            written = true;
            writeProvider();
        }
        // Claimed, so that -Xlint:processing does not call the annotations unused.
        return true;
    }

    private void writeProvider() {
        List<Listed> listed = messages.stream()
                .map(name -> Listed.read(elements(), elements().getTypeElement(name)))
                .flatMap(Optional::stream)
                .toList();
        if (!listed.isEmpty() && hasDistinctKeys(listed)) {
            List<MessageModel> models = listed.stream().map(Listed::model).toList();
            ClassName provider = providerName(models.get(0));
            Element[] origins = listed.stream().map(Listed::type).toArray(Element[]::new);
            new SourceWriter(processingEnv, ProviderProcessor.class)
                    .write(provider.packageName(), ProviderEmitter.emit(provider, models), origins);
            writeService(provider, origins);
        }
    }

    private ClassName providerName(MessageModel first) {
        String named = processingEnv.getOptions().get(PROVIDER_OPTION);
        return named == null ? first.body().generatedName("CodecProvider") : ClassName.bestGuess(named);
    }

    private void writeService(ClassName provider, Element... origins) {
        try (Writer service = processingEnv
                .getFiler()
                .createResource(StandardLocation.CLASS_OUTPUT, "", SERVICE, origins)
                .openWriter()) {
            service.write(provider.reflectionName() + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Two requests, or two responses, of one key would only be found when a program starts. */
    private boolean hasDistinctKeys(List<Listed> listed) {
        Diagnostics diagnostics = new Diagnostics();
        Map<String, Listed> taken = new HashMap<>();
        for (Listed message : listed) {
            MessageType type = message.model().schema().type();
            if (type != MessageType.REQUEST && type != MessageType.RESPONSE) {
                continue;
            }
            int apiKey = message.apiKey().value();
            Listed other = taken.putIfAbsent(type + " " + apiKey, message);
            if (other != null) {
                diagnostics.report(
                        message.apiKey().anchor(),
                        Problem.API_KEY_TAKEN,
                        apiKey,
                        type.kafkaName(),
                        other.type().getSimpleName());
            }
        }
        diagnostics.printTo(processingEnv.getMessager());
        return diagnostics.isClean();
    }

    private Elements elements() {
        return processingEnv.getElementUtils();
    }

    /** A message that has a codec or needs none, and where its API key was written. */
    private record Listed(MessageModel model, TypeElement type, Located<Integer> apiKey) {

        static Optional<Listed> read(Elements elements, TypeElement type) {
            MessagePipeline pipeline = new MessagePipeline(elements);
            return pipeline.run(type)
                    .filter(model -> model.isRetired()
                            || elements.getTypeElement(model.codecName().canonicalName()) != null)
                    .map(model -> new Listed(model, type, pipeline.apiKey()));
        }
    }
}
