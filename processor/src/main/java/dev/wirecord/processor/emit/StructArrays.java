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
        return !arrays(struct).isEmpty();
    }

    /**
     * Whether the struct is nothing but an element of arrays. The loop over an array has its code then: the JIT compiles
     * the two as one, and does not call a method for each element because it compiled that one first.
     */
    boolean areAllOf(StructModel struct) {
        return existOf(struct) && fields(struct).stream().allMatch(FieldModel::isArray);
    }

    /** Whether null can be encoded for one of them. */
    boolean areNullable(StructModel struct) {
        return arrays(struct).stream()
                .anyMatch(field -> !field.schema().nullable().isNone());
    }

    /** The type that their methods take and return, with {@code @Nullable} where one of them has that. */
    TypeName type(StructModel struct) {
        return NullableTypes.likeOneOf(
                arrays(struct), ParameterizedTypeName.get(ClassName.get(List.class), struct.className()));
    }

    private List<FieldModel> arrays(StructModel struct) {
        return fields(struct).stream().filter(FieldModel::isArray).toList();
    }

    /** The fields that hold the struct, or arrays of it. */
    private List<FieldModel> fields(StructModel struct) {
        List<FieldModel> fields = new ArrayList<>();
        for (StructModel owner : message.structs()) {
            for (FieldModel field : owner.fields()) {
                if (struct.equals(field.struct())
                        && span.versionsOf(owner).stream().anyMatch(field.schema()::isPresent)) {
                    fields.add(field);
                }
            }
        }
        return fields;
    }
}
