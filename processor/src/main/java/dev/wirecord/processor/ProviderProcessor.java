package dev.wirecord.processor;

import com.google.auto.service.AutoService;
import com.palantir.javapoet.ClassName;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.KafkaStruct;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.Reporter;
import dev.wirecord.processor.diagnostic.SourceAnchor;
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
    private final Reporter reporter = new Reporter();
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
        // New messages may bring more with the next round, and codecs written in this one are seen in the next. What is
        // written in the round after that is still compiled by javac, in the last it is not.
        if (messages.size() == before && !messages.isEmpty() && !written && !round.processingOver()) {
            List<Listed> found = messages.stream()
                    .map(name -> Listed.read(elements(), elements().getTypeElement(name)))
                    .toList();
            if (found.stream().noneMatch(Listed::isPending)) {
                written = true;
                writeProvider(found.stream().filter(Listed::isComplete).toList());
            }
        }
        // Claimed, so that -Xlint:processing does not call the annotations unused.
        return true;
    }

    private void writeProvider(List<Listed> listed) {
        if (listed.isEmpty() || !hasDistinctKeys(listed)) {
            return;
        }
        List<MessageModel> models = listed.stream().map(Listed::model).toList();
        Element[] origins = listed.stream().map(Listed::type).toArray(Element[]::new);
        providerName(listed.get(0)).ifPresent(provider -> {
            new SourceWriter(processingEnv, ProviderProcessor.class, reporter)
                    .write(provider, ProviderEmitter.emit(provider, models), origins);
            writeService(provider, origins);
        });
    }

    private Optional<ClassName> providerName(Listed first) {
        String named = processingEnv.getOptions().get(PROVIDER_OPTION);
        ClassName standard = first.model().body().generatedName("CodecProvider");
        if (named == null) {
            return Optional.of(standard);
        }
        if (SourceVersion.isName(named)) {
            int dot = named.lastIndexOf('.');
            return Optional.of(ClassName.get(dot < 0 ? "" : named.substring(0, dot), named.substring(dot + 1)));
        }
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.report(SourceAnchor.at(first.type()), Problem.PROVIDER_NAME, named, standard.canonicalName());
        reporter.print(diagnostics, processingEnv.getMessager());
        return Optional.empty();
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
        reporter.print(diagnostics, processingEnv.getMessager());
        return diagnostics.isClean();
    }

    private Elements elements() {
        return processingEnv.getElementUtils();
    }

    /**
     * A message, and what became of it.
     *
     * @param type the record
     * @param model the message, or null when it has problems
     * @param apiKey where its API key was written
     * @param isComplete whether its codec is there, or it needs none
     * @param isPending whether its codec is sure to be there, or is not refused yet, in a later round
     */
    private record Listed(
            TypeElement type, MessageModel model, Located<Integer> apiKey, boolean isComplete, boolean isPending) {

        static Listed read(Elements elements, TypeElement type) {
            MessagePipeline pipeline = new MessagePipeline(elements);
            MessageModel model = pipeline.run(type).orElse(null);
            if (model == null) {
                return new Listed(type, null, null, false, pipeline.isUnresolved());
            }
            boolean isComplete = model.isRetired()
                    || elements.getTypeElement(model.codecName().canonicalName()) != null;
            return new Listed(type, model, pipeline.apiKey(), isComplete, !isComplete);
        }
    }
}
