package dev.wirecord.processor.declaration;

import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** Reads the values of one annotation, or of its absence, and remembers where each of them stands. */
public final class AnnotationReader {

    private final Element element;
    private final AnnotationMirror mirror;

    private AnnotationReader(Element element, AnnotationMirror mirror) {
        this.element = element;
        this.mirror = mirror;
    }

    /** The annotation of that class on the element; every value is absent when it is not there. */
    public static AnnotationReader of(Element element, Class<?> annotation) {
        for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
            TypeElement type = (TypeElement) mirror.getAnnotationType().asElement();
            if (type.getQualifiedName().contentEquals(annotation.getName())) {
                return new AnnotationReader(element, mirror);
            }
        }
        return new AnnotationReader(element, null);
    }

    /** Whether a value names something that does not exist, or not yet. Javac reports it if it never does. */
    public boolean isUnresolved() {
        return mirror != null && mirror.getElementValues().values().stream().anyMatch(AnnotationReader::isUnresolved);
    }

    /** Such a value claims to be the text that it is printed as; only a true text is printed in quotes. */
    private static boolean isUnresolved(AnnotationValue value) {
        return value.getValue() instanceof List<?> values
                ? values.stream().anyMatch(each -> isUnresolved((AnnotationValue) each))
                : value.toString().equals("<error>");
    }

    boolean isPresent() {
        return mirror != null;
    }

    /** The annotation, or the element where there is none. */
    public SourceAnchor anchor() {
        return SourceAnchor.at(element, mirror);
    }

    /** A text as it was written, or {@code absent} where it was not. */
    Located<String> text(String name, String absent) {
        AnnotationValue value = written(name);
        return value == null ? absent(absent) : located(value, (String) value.getValue());
    }

    /** A number as it was written, or {@code absent} where it was not. */
    public Located<Integer> number(String name, int absent) {
        AnnotationValue value = written(name);
        return value == null ? absent(absent) : located(value, ((Number) value.getValue()).intValue());
    }

    /** A flag; false where it was not written. */
    Located<Boolean> flag(String name) {
        AnnotationValue value = written(name);
        return value == null ? absent(false) : located(value, (Boolean) value.getValue());
    }

    /** A constant of an enum, or {@code absent} where it was not written. */
    public <E extends Enum<E>> Located<E> constant(String name, E absent) {
        AnnotationValue value = written(name);
        if (value == null) {
            return absent(absent);
        }
        String constant = ((VariableElement) value.getValue()).getSimpleName().toString();
        return located(value, Enum.valueOf(absent.getDeclaringClass(), constant));
    }

    /** Texts in braces, or {@code absent} where none were written. */
    public Located<List<String>> texts(String name, List<String> absent) {
        AnnotationValue value = written(name);
        if (value == null) {
            return absent(absent);
        }
        List<String> texts = ((List<?>) value.getValue())
                .stream()
                        .map(each -> (String) ((AnnotationValue) each).getValue())
                        .toList();
        return located(value, texts);
    }

    private <T> Located<T> absent(T value) {
        return new Located<>(value, anchor(), false);
    }

    private <T> Located<T> located(AnnotationValue where, T value) {
        return new Located<>(value, SourceAnchor.at(element, mirror, where), true);
    }

    private AnnotationValue written(String name) {
        if (mirror == null) {
            return null;
        }
        for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> each :
                mirror.getElementValues().entrySet()) {
            if (each.getKey().getSimpleName().contentEquals(name)) {
                return isUnresolved(each.getValue()) ? null : each.getValue();
            }
        }
        return null;
    }
}
