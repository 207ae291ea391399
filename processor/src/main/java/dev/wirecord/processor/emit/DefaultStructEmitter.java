package dev.wirecord.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.processor.model.StructModel;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Emits what struct fields whose default is a struct need: the default itself, and the question whether a value is it. */
final class DefaultStructEmitter {

    private final MessageModel message;
    private final Set<StructModel> structs = new LinkedHashSet<>();

    DefaultStructEmitter(MessageModel message) {
        this.message = message;
        for (StructModel struct : message.structs()) {
            struct.fields().stream()
                    .filter(Defaults::isStruct)
                    .filter(field -> isOmitted(field, message))
                    .forEach(field -> add(field.struct()));
        }
    }

    /** Whether the field can be missing on the wire, so that its default matters. */
    private static boolean isOmitted(FieldModel field, MessageModel message) {
        return field.schema().hasTag()
                || !field.schema().versions().contains(message.schema().versions());
    }

    private void add(StructModel struct) {
        struct.fields().stream().filter(Defaults::isStruct).forEach(field -> add(field.struct()));
        structs.add(struct);
    }

    List<FieldSpec> constants() {
        List<FieldSpec> constants = new ArrayList<>();
        for (StructModel struct : structs) {
            constants.add(FieldSpec.builder(struct.className(), MethodNames.defaultConstant(struct))
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                    .initializer(Defaults.struct(struct))
                    .build());
        }
        return constants;
    }

    List<MethodSpec> methods(MethodNames names) {
        return structs.stream().map(struct -> isDefault(struct, names)).toList();
    }

    private MethodSpec isDefault(StructModel struct, MethodNames names) {
        String parameter = names.variable(struct);
        List<CodeBlock> conditions = new ArrayList<>();
        conditions.add(CodeBlock.of("$N != null", parameter));
        for (FieldModel field : struct.fields()) {
            conditions.add(Defaults.isDefault(field, CodeBlock.of("$N.$N()", parameter, field.component())));
        }
        if (struct.keepsTaggedFields()) {
            conditions.add(CodeBlock.of(
                    "$T.EMPTY.equals($N.$N())", RuntimeNames.TAGGED_FIELDS, parameter, struct.taggedFields()));
        }
        return MethodSpec.methodBuilder(MethodNames.isDefault(struct))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(TypeName.BOOLEAN)
                .addParameter(NullableTypes.likeOneOf(valuesOf(struct), struct.className()), parameter)
                .addStatement("return $L", CodeBlock.join(conditions, "\n&& "))
                .build();
    }

    /** The fields that hold one of the struct. */
    private List<FieldModel> valuesOf(StructModel struct) {
        return message.structs().stream()
                .flatMap(owner -> owner.fields().stream())
                .filter(field -> !field.isArray() && struct.equals(field.struct()))
                .toList();
    }
}
