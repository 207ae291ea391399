package dev.wirecord.processor;

import com.google.auto.service.AutoService;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeSpec;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.KafkaStruct;
import dev.wirecord.processor.declaration.DeclarationReader;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.Reporter;
import dev.wirecord.processor.emit.BuilderEmitter;
import dev.wirecord.processor.emit.CodecEmitter;
import dev.wirecord.processor.emit.IndexEmitter;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.processor.model.StructModel;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Writes the codec of every record with {@code @KafkaMessage}, and a builder for it and for each record in it. Each file
 * is made from one record and from what that record refers to, so build tools may treat the processor as isolating.
 *
 * <p>A message with a component whose type does not exist waits for the next round, in case another processor writes the
 * type in this one. If none does, javac reports the missing type and there is nothing to add.
 */
@AutoService(Processor.class)
public final class CodecProcessor extends AbstractProcessor {

    private final Set<String> waiting = new LinkedHashSet<>();
    private final Set<String> compiled = new HashSet<>();
    private final Set<String> helped = new HashSet<>();
    private final Reporter reporter = new Reporter(this::isCompiledHere);

    /** For javac, which makes the instance itself. */
    public CodecProcessor() {}

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(KafkaMessage.class.getName(), KafkaStruct.class.getName(), KafkaField.class.getName());
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        round.getRootElements().forEach(root -> compiled.add(root.toString()));
        reportStrays(round);
        Set<String> types = new LinkedHashSet<>(waiting);
        waiting.clear();
        round.getElementsAnnotatedWith(KafkaMessage.class).forEach(type -> types.add(type.toString()));
        round.getElementsAnnotatedWith(KafkaStruct.class).forEach(type -> types.add(type.toString()));
        for (String name : types) {
            TypeElement type = elements().getTypeElement(name);
            if (type.getAnnotation(KafkaMessage.class) != null) {
                processMessage(type);
            } else {
                processStruct(type);
            }
        }
        // The annotations stay unclaimed: ProviderProcessor, which comes next, wants them too.
        return false;
    }

    private void processMessage(TypeElement type) {
        MessagePipeline pipeline = new MessagePipeline(elements());
        Optional<MessageModel> model = pipeline.run(type);
        if (isOver(pipeline, type)) {
            model.filter(message -> !message.isRetired()).ifPresent(message -> {
                write(message.codecName(), type, CodecEmitter.emit(message), message.structs());
                message.structs().forEach(this::writeHelpers);
            });
        }
    }

    /** A record that no message of this compilation uses may be used by one of another. */
    private void processStruct(TypeElement type) {
        MessagePipeline pipeline = new MessagePipeline(elements());
        Optional<StructModel> model = pipeline.runStruct(type);
        if (isOver(pipeline, type)) {
            model.ifPresent(this::writeHelpers);
        }
    }

    /** Whether all is said about the type, or it has to wait for the next round. */
    private boolean isOver(MessagePipeline pipeline, TypeElement type) {
        if (pipeline.isUnresolved()) {
            waiting.add(type.getQualifiedName().toString());
            return false;
        }
        reporter.print(pipeline.diagnostics(), processingEnv.getMessager());
        return true;
    }

    /** Writes what belongs to a record rather than to a message: its builder, and the index of a keyed one. */
    private void writeHelpers(StructModel struct) {
        String name = struct.className().canonicalName();
        // Those of a record from another compilation are there already.
        if (isCompiledHere(struct) && helped.add(name)) {
            TypeElement record = elements().getTypeElement(name);
            write(struct.generatedName("Builder"), record, BuilderEmitter.emit(struct), named(struct));
            if (struct.schema().isKeyed()) {
                write(struct.generatedName("Index"), record, IndexEmitter.emit(struct), List.of(struct));
            }
        }
    }

    private void write(ClassName name, TypeElement record, TypeSpec.Builder type, Collection<StructModel> named) {
        writer().write(name, new Suppressions(elements()).add(type, named), record);
    }

    /** The records that a record's builder names: those that its constructor takes, and those in their defaults. */
    private static Set<StructModel> named(StructModel struct) {
        Set<StructModel> named = new LinkedHashSet<>(Set.of(struct));
        struct.fields().stream()
                .filter(field -> field.struct() != null)
                .forEach(field -> named.addAll(named(field.struct())));
        return named;
    }

    private boolean isCompiledHere(StructModel struct) {
        return compiled.contains(struct.className().topLevelClassName().canonicalName());
    }

    private boolean isCompiledHere(Element element) {
        Element top = element;
        while (top.getEnclosingElement() != null && top.getEnclosingElement().getKind() != ElementKind.PACKAGE) {
            top = top.getEnclosingElement();
        }
        return compiled.contains(top.toString());
    }

    private void reportStrays(RoundEnvironment round) {
        Diagnostics diagnostics = new Diagnostics();
        for (Element field : round.getElementsAnnotatedWith(KafkaField.class)) {
            Element owner = field.getEnclosingElement();
            boolean isStatic = field.getModifiers().contains(Modifier.STATIC);
            if (isStatic || owner.getKind() != ElementKind.RECORD) {
                diagnostics.report(
                        DeclarationReader.anchor(field, KafkaField.class),
                        Problem.STRAY_FIELD,
                        field.getSimpleName(),
                        isStatic ? "static field" : "field of a class");
            }
        }
        reporter.print(diagnostics, processingEnv.getMessager());
    }

    private SourceWriter writer() {
        return new SourceWriter(processingEnv, CodecProcessor.class, reporter);
    }

    private Elements elements() {
        return processingEnv.getElementUtils();
    }
}
