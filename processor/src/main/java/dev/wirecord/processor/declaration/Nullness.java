package dev.wirecord.processor.declaration;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** What JSpecify's annotations say, which users may have on their class path and we have not. */
public final class Nullness {

    /** The annotation of a scope in which types have no null unless they say so. */
    public static final String NULL_MARKED = "org.jspecify.annotations.NullMarked";

    /** The annotation of a scope within such a one in which types say nothing. */
    public static final String NULL_UNMARKED = "org.jspecify.annotations.NullUnmarked";

    private static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");

    private Nullness() {}

    /** Whether the element is in a scope with {@code @NullMarked}: a class, its package or its module. */
    public static boolean isMarked(Element element) {
        for (Element each = element; each != null; each = each.getEnclosingElement()) {
            if (has(each, NULL_MARKED) || has(each, NULL_UNMARKED)) {
                return has(each, NULL_MARKED);
            }
        }
        return false;
    }

    /** The name with {@code @Nullable} if one of the places where it was read has that. */
    static TypeName annotated(TypeName name, List<? extends AnnotatedConstruct> places) {
        boolean isNullable = places.stream().anyMatch(place -> has(place, NULLABLE.canonicalName()));
        return isNullable ? name.annotated(AnnotationSpec.builder(NULLABLE).build()) : name;
    }

    private static boolean has(AnnotatedConstruct construct, String annotation) {
        return construct.getAnnotationMirrors().stream()
                .anyMatch(mirror -> ((TypeElement) mirror.getAnnotationType().asElement())
                        .getQualifiedName()
                        .contentEquals(annotation));
    }
}
