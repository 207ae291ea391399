package dev.wirecord.processor;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.TypeSpec;
import dev.wirecord.processor.model.StructModel;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Warnings that generated code would give because of the records that it names, and that say nothing new. */
final class Suppressions {

    private final Elements elements;

    Suppressions(Elements elements) {
        this.elements = elements;
    }

    /** Lets a generated class name the given records. */
    TypeSpec.Builder add(TypeSpec.Builder type, Collection<StructModel> named) {
        List<TypeElement> records = named.stream()
                .map(struct -> elements.getTypeElement(struct.className().canonicalName()))
                .toList();
        List<String> warnings = new ArrayList<>();
        if (records.stream().anyMatch(this::isDeprecated)) {
            warnings.add("deprecation");
            warnings.add("removal");
        }
        if (!records.stream().allMatch(record -> record.getModifiers().contains(Modifier.PUBLIC))) {
            // A public class with methods of a type that the rest of the world cannot name.
            warnings.add("exports");
        }
        if (!warnings.isEmpty()) {
            AnnotationSpec.Builder annotation = AnnotationSpec.builder(SuppressWarnings.class);
            warnings.forEach(warning -> annotation.addMember("value", "$S", warning));
            type.addAnnotation(annotation.build());
        }
        return type;
    }

    private boolean isDeprecated(TypeElement record) {
        for (Element each = record; each instanceof TypeElement; each = each.getEnclosingElement()) {
            if (elements.isDeprecated(each)) {
                return true;
            }
        }
        return record.getEnclosedElements().stream().anyMatch(elements::isDeprecated);
    }
}
