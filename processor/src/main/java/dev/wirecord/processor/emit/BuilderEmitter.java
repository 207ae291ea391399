package dev.wirecord.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.wirecord.processor.model.StructModel;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Emits the builder of a record: every component starts at its default. */
public final class BuilderEmitter {

    private final StructModel struct;
    private final ClassName builder;

    private BuilderEmitter(StructModel struct) {
        this.struct = struct;
        this.builder = struct.generatedName("Builder");
    }

    /** The builder class of the record. */
    public static TypeSpec.Builder emit(StructModel struct) {
        return new BuilderEmitter(struct).type();
    }

    private TypeSpec.Builder type() {
        TypeSpec.Builder type = TypeSpec.classBuilder(builder)
                .addJavadoc(
                        "Builds {@link $T}. Components that are not set have the defaults of the schema.\n",
                        struct.className())
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL);
        for (String component : struct.components()) {
            type.addField(FieldSpec.builder(typeOf(component), component, Modifier.PRIVATE)
                    .initializer(defaultOf(component))
                    .build());
        }
        type.addMethod(constructor()).addMethod(from());
        struct.components().forEach(component -> type.addMethod(setter(component)));
        return type.addMethod(build());
    }

    private TypeName typeOf(String component) {
        return component.equals(struct.taggedFields())
                ? RuntimeNames.TAGGED_FIELDS
                : struct.field(component).javaType();
    }

    private CodeBlock defaultOf(String component) {
        return component.equals(struct.taggedFields())
                ? CodeBlock.of("$T.EMPTY", RuntimeNames.TAGGED_FIELDS)
                : Defaults.value(struct.field(component));
    }

    private MethodSpec constructor() {
        return MethodSpec.constructorBuilder()
                .addJavadoc("Starts with every component at its default.\n")
                .addModifiers(Modifier.PUBLIC)
                .build();
    }

    private MethodSpec from() {
        String original = struct.components().contains("original") ? "originalRecord" : "original";
        MethodSpec.Builder method = MethodSpec.methodBuilder("from")
                .addJavadoc("Starts with the components of {@code $L}.\n", original)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(builder)
                .addParameter(struct.className(), original)
                .addCode("return new $T()", builder);
        for (String component : struct.components()) {
            method.addCode("\n        .$N($N.$N())", component, original, component);
        }
        return method.addCode(";\n").build();
    }

    private MethodSpec setter(String component) {
        String about = component.equals(struct.taggedFields())
                ? "Tagged fields that the record does not know."
                : struct.field(component).schema().about();
        MethodSpec.Builder setter = MethodSpec.methodBuilder(component)
                .addModifiers(Modifier.PUBLIC)
                .returns(builder)
                .addParameter(typeOf(component), component)
                .addStatement("this.$1N = $1N", component)
                .addStatement("return this");
        if (!about.isEmpty()) {
            setter.addJavadoc("$L\n", JavadocText.escape(about));
        }
        return setter.build();
    }

    private MethodSpec build() {
        List<CodeBlock> arguments = struct.components().stream()
                .map(component -> CodeBlock.of("$N", component))
                .toList();
        return MethodSpec.methodBuilder("build")
                .addJavadoc("The record.\n")
                .addModifiers(Modifier.PUBLIC)
                .returns(struct.className())
                .addStatement("return new $T($L)", struct.className(), CodeBlock.join(arguments, ",$W"))
                .build();
    }
}
