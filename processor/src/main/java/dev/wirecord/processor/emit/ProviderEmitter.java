package dev.wirecord.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.wirecord.codec.CodecEntry;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.schema.MessageSchema;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Emits the provider of a compilation: what there is as data, and a switch that loads one codec at a time. */
public final class ProviderEmitter {

    private static final TypeName ENTRIES =
            ParameterizedTypeName.get(ClassName.get(List.class), RuntimeNames.CODEC_ENTRY);
    private static final TypeName ANY_CODEC =
            ParameterizedTypeName.get(RuntimeNames.MESSAGE_CODEC, WildcardTypeName.subtypeOf(Object.class));

    private ProviderEmitter() {}

    /** The provider class for the given messages, in their order. */
    public static TypeSpec.Builder emit(ClassName provider, List<MessageModel> messages) {
        return TypeSpec.classBuilder(provider)
                .addJavadoc("The codecs of this compilation, one line each. Looking one up loads that codec alone.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addSuperinterface(RuntimeNames.CODEC_PROVIDER)
                .addField(FieldSpec.builder(ENTRIES, "ENTRIES")
                        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .initializer(entries(messages))
                        .build())
                .addMethod(MethodSpec.constructorBuilder()
                        .addJavadoc("For the service loader.\n")
                        .addModifiers(Modifier.PUBLIC)
                        .build())
                .addMethod(override("entries", ENTRIES)
                        .addStatement("return ENTRIES")
                        .build())
                .addMethod(codec(messages));
    }

    private static CodeBlock entries(List<MessageModel> messages) {
        String scope = scope(messages);
        List<CodeBlock> lines = messages.stream()
                .map(message -> CodeBlock.of("$S", entry(message).toLine(scope)))
                .toList();
        return CodeBlock.of("$T.of($S,\n$>$>$L$<$<)", RuntimeNames.CODEC_ENTRIES, scope, CodeBlock.join(lines, ",\n"));
    }

    /** The innermost package that is around all messages, with its dot. */
    private static String scope(List<MessageModel> messages) {
        String scope = packageOf(messages.get(0));
        for (MessageModel message : messages) {
            while (!packageOf(message).startsWith(scope)) {
                scope = scope.substring(0, scope.lastIndexOf('.', scope.length() - 2) + 1);
            }
        }
        return scope;
    }

    private static String packageOf(MessageModel message) {
        String name = message.body().className().packageName();
        return name.isEmpty() ? "" : name + ".";
    }

    private static CodecEntry entry(MessageModel message) {
        MessageSchema schema = message.schema();
        return new CodecEntry(
                schema.type(),
                schema.apiKey(),
                schema.name(),
                message.body().className().reflectionName(),
                schema.versions(),
                schema.flexible());
    }

    private static MethodSpec codec(List<MessageModel> messages) {
        CodeBlock.Builder code = CodeBlock.builder().add("return switch (index) {\n$>");
        for (int i = 0; i < messages.size(); i++) {
            if (messages.get(i).isRetired()) {
                code.add("case $L -> null; // retired\n", i);
            } else {
                code.add("case $L -> $T.INSTANCE;\n", i, messages.get(i).codecName());
            }
        }
        code.add("default -> throw new $T(index);\n$<};\n", IndexOutOfBoundsException.class);
        return override("codec", ANY_CODEC)
                .addParameter(TypeName.INT, "index")
                .addCode(code.build())
                .build();
    }

    private static MethodSpec.Builder override(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(returns);
    }
}
