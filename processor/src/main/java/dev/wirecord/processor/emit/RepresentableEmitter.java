package dev.wirecord.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.schema.FieldSchema;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/** Emits the method that refuses a struct whose values a version cannot carry, before anything of it is written. */
final class RepresentableEmitter {

    private final MethodNames names;
    private final MethodBody.VersionTakers takers;

    RepresentableEmitter(MethodNames names, MethodBody.VersionTakers takers) {
        this.names = names;
        this.takers = takers;
    }

    /**
     * The method for one struct.
     *
     * @param versions the versions in which the struct occurs
     * @param isFlexible whether a version has tag sections
     */
    MethodSpec struct(StructModel struct, List<Integer> versions, IntPredicate isFlexible) {
        MethodBody body = new MethodBody(takers, versions);
        String parameter = names.variable(struct);
        body.statement("requireNonNull($N, $S)", parameter, struct.schema().name());
        for (FieldModel field : struct.fields()) {
            CodeBlock value = CodeBlock.of("$N.$N()", parameter, field.component());
            refuseNull(field, value, body);
            refuseAbsent(field, value, body);
        }
        if (struct.keepsTaggedFields()) {
            String component = struct.taggedFields();
            CodeBlock value = CodeBlock.of("$N.$N()", parameter, component);
            body.statement("requireNonNull($L, $S)", value, component);
            refuse(
                    body,
                    version -> isFlexible.test(version) ? CodeBlock.of("") : CodeBlock.of("!$L.isEmpty()", value),
                    CodeBlock.of("$T.taggedFieldsNotInVersion($S)", RuntimeNames.UNSUPPORTED_VERSION, component));
        }
        return body
                .toMethod(names.requireRepresentable(struct), TypeName.VOID, struct.className(), parameter)
                .toBuilder()
                .addJavadoc("Refuses what the version cannot carry, rather than dropping it.\n")
                .build();
    }

    private static void refuseNull(FieldModel field, CodeBlock value, MethodBody body) {
        FieldSchema schema = field.schema();
        if (field.isPrimitive()) {
            return;
        }
        if (schema.nullable().isNone()) {
            CodeBlock check = CodeBlock.builder()
                    .addStatement("requireNonNull($L, $S)", value, field.component())
                    .build();
            body.add(body.branch(version -> schema.isPresent(version) ? check : CodeBlock.of(""))
                    .toStatements());
            return;
        }
        refuse(
                body,
                version -> schema.isPresent(version) && !schema.isNullable(version)
                        ? CodeBlock.of("$L == null", value)
                        : CodeBlock.of(""),
                CodeBlock.of(
                        "$T.nullNotInVersion($S, $S)",
                        RuntimeNames.UNSUPPORTED_VERSION,
                        field.component(),
                        schema.nullable().intersect(schema.versions())));
    }

    private static void refuseAbsent(FieldModel field, CodeBlock value, MethodBody body) {
        FieldSchema schema = field.schema();
        if (schema.ignorable()) {
            return;
        }
        refuse(
                body,
                version -> schema.isPresent(version) ? CodeBlock.of("") : Defaults.isSet(field, value),
                CodeBlock.of(
                        "$T.fieldNotInVersion($S, $S)",
                        RuntimeNames.UNSUPPORTED_VERSION,
                        field.component(),
                        schema.versions()));
    }

    /** Throws {@code error} in the versions that have a condition, when it holds. */
    private static void refuse(MethodBody body, IntFunction<CodeBlock> condition, CodeBlock error) {
        for (CodeBlock refused : body.branch(condition).conditions()) {
            body.begin("if ($L)", refused);
            body.statement("throw $L", error);
            body.end();
        }
    }
}
