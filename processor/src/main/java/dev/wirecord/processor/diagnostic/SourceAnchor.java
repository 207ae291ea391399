package dev.wirecord.processor.diagnostic;

import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;

/**
 * A place in the source, as exact as javac allows: an element, an annotation on it, a value in the annotation.
 *
 * <p>For a record's component the element is the private field behind it: javac gives a component itself no position.
 *
 * @param element the element
 * @param annotation an annotation on the element, or null
 * @param value a value written in the annotation, or null
 * @param place for what stands in a file that the compiler does not read, file, line and field; otherwise empty
 */
public record SourceAnchor(Element element, AnnotationMirror annotation, AnnotationValue value, String place) {

    /** The name of the element. */
    public static SourceAnchor at(Element element) {
        return new SourceAnchor(element, null, null, "");
    }

    /** An annotation on the element. */
    public static SourceAnchor at(Element element, AnnotationMirror annotation) {
        return at(element, annotation, null);
    }

    /** A value in an annotation on the element. */
    public static SourceAnchor at(Element element, AnnotationMirror annotation, AnnotationValue value) {
        return new SourceAnchor(element, annotation, value, "");
    }

    /** A place in a file, which is reported on what made us read the file. */
    public SourceAnchor in(String filePlace) {
        return new SourceAnchor(element, annotation, value, filePlace);
    }

    /**
     * Whether what may be a slip is sure to be meant: the place stands in something with {@code
     * @SuppressWarnings("wirecord")}, or in a file that is imported as it is.
     */
    boolean isMeant() {
        if (!place.isEmpty()) {
            return true;
        }
        for (Element each = element; each != null; each = each.getEnclosingElement()) {
            SuppressWarnings suppressed = each.getAnnotation(SuppressWarnings.class);
            if (suppressed != null && List.of(suppressed.value()).contains("wirecord")) {
                return true;
            }
        }
        return false;
    }
}
