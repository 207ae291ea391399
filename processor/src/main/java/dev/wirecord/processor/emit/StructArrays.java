package dev.wirecord.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.processor.model.VersionSpan;
import java.util.ArrayList;
import java.util.List;

/** The arrays of structs in the versions of one span. All arrays of a struct share a read and a write method. */
final class StructArrays {

    private final MessageModel message;
    private final VersionSpan span;

    StructArrays(MessageModel message, VersionSpan span) {
        this.message = message;
        this.span = span;
    }

    /** Whether there is an array of the struct. */
    boolean existOf(StructModel struct) {
        return !fields(struct).isEmpty();
    }

    /** Whether null can be encoded for one of them. */
    boolean areNullable(StructModel struct) {
        return fields(struct).stream()
                .anyMatch(field -> !field.schema().nullable().isNone());
    }

    /** The type that their methods take and return, with {@code @Nullable} where one of them has that. */
    TypeName type(StructModel struct) {
        return NullableTypes.likeOneOf(
                fields(struct), ParameterizedTypeName.get(ClassName.get(List.class), struct.className()));
    }

    private List<FieldModel> fields(StructModel struct) {
        List<FieldModel> arrays = new ArrayList<>();
        for (StructModel owner : message.structs()) {
            for (FieldModel field : owner.fields()) {
                if (field.isArray()
                        && struct.equals(field.struct())
                        && span.versionsOf(owner).stream().anyMatch(field.schema()::isPresent)) {
                    arrays.add(field);
                }
            }
        }
        return arrays;
    }
}
