package dev.wirecord.processor;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.wirecord.processor.declaration.Nullness;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.Reporter;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/** Hands generated classes to the compiler, each with the elements that it was made from. */
final class SourceWriter {

    private static final String GENERATED = "javax.annotation.processing.Generated";

    private static final List<String> JAVA_LANG = List.of(
            "Boolean",
            "Byte",
            "Comparable",
            "Double",
            "IndexOutOfBoundsException",
            "Integer",
            "Long",
            "Override",
            "Short",
            "String",
            "SuppressWarnings");

    private final ProcessingEnvironment environment;
    private final Class<?> processor;
    private final Reporter reporter;

    SourceWriter(ProcessingEnvironment environment, Class<?> processor, Reporter reporter) {
        this.environment = environment;
        this.processor = processor;
        this.reporter = reporter;
    }

    /** Writes a class of that name, made from the given elements. */
    void write(ClassName name, TypeSpec.Builder type, Element... origins) {
        Elements elements = environment.getElementUtils();
        for (Element origin : origins) {
            type.addOriginatingElement(origin);
        }
        if (Nullness.isMarked(origins[0])) {
            type.addAnnotation(ClassName.bestGuess(Nullness.NULL_MARKED));
        }
        // A module that does not read java.compiler does not see the annotation.
        if (elements.getTypeElement(elements.getModuleOf(origins[0]), GENERATED) != null) {
            type.addAnnotation(AnnotationSpec.builder(ClassName.bestGuess(GENERATED))
                    .addMember("value", "$S", processor.getName())
                    .build());
        }
        JavaFile file = JavaFile.builder(name.packageName(), type.build())
                .indent("    ")
                .skipJavaLangImports(!shadowsJavaLang(name.packageName()))
                .build();
        try {
            file.writeTo(environment.getFiler());
        } catch (FilerException e) {
            reportTaken(name, origins[0]);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether one of java.lang's names that we use means something else in the package, unless it is imported. */
    private boolean shadowsJavaLang(String packageName) {
        String prefix = packageName.isEmpty() ? "" : packageName + ".";
        return JAVA_LANG.stream().anyMatch(name -> environment.getElementUtils().getTypeElement(prefix + name) != null);
    }

    private void reportTaken(ClassName name, Element origin) {
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.report(
                SourceAnchor.at(origin), Problem.GENERATED_NAME_TAKEN, name.simpleName(), origin.getSimpleName());
        reporter.print(diagnostics, environment.getMessager());
    }
}
