package dev.wirecord.processor.emit;

import com.palantir.javapoet.TypeName;
import dev.wirecord.processor.model.FieldModel;
import java.util.Collection;

/** What components' {@code @Nullable} means for the codec's own methods. */
final class NullableTypes {

    private NullableTypes() {}

    /** The type of a parameter or result that carries all of the fields: it can be null where one of them can. */
    static TypeName likeOneOf(Collection<FieldModel> fields, TypeName type) {
        return fields.stream()
                .map(FieldModel::javaType)
                .filter(TypeName::isAnnotated)
                .findFirst()
                .map(annotated -> type.annotated(annotated.annotations()))
                .orElse(type);
    }
}
