package dev.wirecord.processor;

import com.google.auto.service.AutoService;
import com.palantir.javapoet.ClassName;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.KafkaStruct;
import dev.wirecord.processor.declaration.Nullness;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.Reporter;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import dev.wirecord.processor.emit.ProviderEmitter;
import dev.wirecord.processor.lock.WireLock;
import dev.wirecord.processor.model.MessageModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
 * module-info} that should not change. Messages that other processors write when it is there already get one of their
 * own, named after the first of them in any case.
 *
 * <p>{@value #LOCK_OPTION} names the wire lock, a file that is made from all messages too and must be rewritten as a whole:
 * for an isolating processor, which an incremental build hands one changed record at a time, every other message would
 * be missing. A refused edit is an error like any other, so that the codec written before it never leaves the build.
 */
@AutoService(Processor.class)
public final class ProviderProcessor extends AbstractProcessor {

    static final String PROVIDER_OPTION = "wirecord.provider";
    static final String LOCK_OPTION = "wirecord.lock";

    private static final String SERVICE = "META-INF/services/dev.wirecord.codec.CodecProvider";

    private final Set<String> messages = new TreeSet<>();
    private final Set<String> listed = new TreeSet<>();
    private final List<ClassName> providers = new ArrayList<>();
    private final Reporter reporter = new Reporter();
    private boolean isClean = true;
    private WireLock lock;

    /** For javac, which makes the instance itself. */
    public ProviderProcessor() {}

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(
                KafkaMessage.class.getName(),
                KafkaStruct.class.getName(),
                KafkaField.class.getName(),
                // On what is generated, and claimed below like the others.
                Generated.class.getName(),
                Nullness.NULL_MARKED,
                Nullness.NULL_UNMARKED);
    }

    @Override
    public Set<String> getSupportedOptions() {
        return Set.of(PROVIDER_OPTION, LOCK_OPTION);
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
        // written in the round after that is still compiled by javac, in the last it is not. A message that comes later
        // yet gets a provider beside the first.
        if (messages.size() == before && messages.size() > listed.size() && isClean && !round.processingOver()) {
            List<ListedMessage> found = messages.stream()
                    .map(name -> ListedMessage.read(elements(), elements().getTypeElement(name)))
                    .toList();
            if (found.stream().noneMatch(ListedMessage::isPending)) {
                writeProvider(found.stream().filter(ListedMessage::isComplete).toList());
                listed.addAll(messages);
            }
        }
        if (round.processingOver() && !listed.isEmpty()) {
            finish(round.errorRaised());
        }
        // Claimed, so that -Xlint:processing does not call the annotations unused.
        return true;
    }

    /** Lists those of the messages that no provider has. */
    private void writeProvider(List<ListedMessage> complete) {
        Diagnostics diagnostics = new Diagnostics();
        DistinctKeys.check(complete, diagnostics);
        checkLock(complete, diagnostics);
        print(diagnostics);
        List<ListedMessage> added = complete.stream()
                .filter(message -> !listed.contains(message.type().toString()))
                .toList();
        if (added.isEmpty() || !isClean) {
            return;
        }
        List<MessageModel> models = added.stream().map(ListedMessage::model).toList();
        Element[] origins = added.stream().map(ListedMessage::type).toArray(Element[]::new);
        providerName(added.get(0)).ifPresent(provider -> {
            new SourceWriter(processingEnv, ProviderProcessor.class, reporter)
                    .write(provider, ProviderEmitter.emit(provider, models), origins);
            providers.add(provider);
        });
    }

    private void checkLock(List<ListedMessage> complete, Diagnostics diagnostics) {
        String file = processingEnv.getOptions().get(LOCK_OPTION);
        if (file != null && !complete.isEmpty()) {
            lock = new WireLock(Path.of(file), SourceAnchor.at(complete.get(0).type()), diagnostics);
            complete.forEach(message -> lock.add(message.model(), message.declaration()));
        }
    }

    /** Does what must wait for the last message. */
    private void finish(boolean isBroken) {
        if (lock != null) {
            print(lock.finish(record -> elements().getTypeElement(record) == null, isBroken));
        }
        if (!providers.isEmpty()) {
            writeService();
            // Not before: looking at a module's services makes javac resolve them, and the provider must exist.
            requireProvides();
        }
    }

    private void print(Diagnostics diagnostics) {
        isClean &= diagnostics.isClean();
        reporter.print(diagnostics, processingEnv.getMessager());
    }

    private Optional<ClassName> providerName(ListedMessage first) {
        String named = processingEnv.getOptions().get(PROVIDER_OPTION);
        ClassName standard = first.model().body().generatedName("CodecProvider");
        if (named == null || !providers.isEmpty()) {
            return Optional.of(standard);
        }
        if (SourceVersion.isName(named)) {
            int dot = named.lastIndexOf('.');
            return Optional.of(ClassName.get(dot < 0 ? "" : named.substring(0, dot), named.substring(dot + 1)));
        }
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.report(SourceAnchor.at(first.type()), Problem.PROVIDER_NAME, named, standard.canonicalName());
        print(diagnostics);
        return Optional.empty();
    }

    private void requireProvides() {
        Diagnostics diagnostics = new Diagnostics();
        TypeElement first = elements().getTypeElement(listed.iterator().next());
        providers.forEach(provider -> ModuleServices.check(elements().getModuleOf(first), provider, diagnostics));
        print(diagnostics);
    }

    private void writeService() {
        Element[] origins = listed.stream().map(elements()::getTypeElement).toArray(Element[]::new);
        try (Writer service = processingEnv
                .getFiler()
                .createResource(StandardLocation.CLASS_OUTPUT, "", SERVICE, origins)
                .openWriter()) {
            for (ClassName provider : providers) {
                service.write(provider.reflectionName() + "\n");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Elements elements() {
        return processingEnv.getElementUtils();
    }
}
