package dev.wirecord.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.processor.model.VersionSpan;
import dev.wirecord.schema.MessageSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import javax.lang.model.element.Modifier;

/** Emits the codec of a message: first what the world calls, then each struct's methods, then the schema. */
public final class CodecEmitter {

    private final MessageModel message;
    private final MethodNames names;
    private final List<VersionSpan> spans;
    private final MethodBody.VersionTakers takers = new MethodBody.VersionTakers();
    private final Int32Lists int32Lists = new Int32Lists();

    private CodecEmitter(MessageModel message) {
        this.message = message;
        this.names = new MethodNames(message);
        this.spans = VersionSpan.of(message);
    }

    /** The codec class of the message. */
    public static TypeSpec.Builder emit(MessageModel message) {
        return new CodecEmitter(message).codec();
    }

    private TypeSpec.Builder codec() {
        ClassName codec = message.codecName();
        DefaultStructEmitter defaults = new DefaultStructEmitter(message);
        List<MethodSpec> methods = structMethods();
        return TypeSpec.classBuilder(codec)
                .addJavadoc(javadoc())
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .superclass(superclass())
                // Declared as its superclass: were it the codec's own, the verifier would load every codec of a
                // provider to see that it is one.
                .addField(FieldSpec.builder(superclass(), "INSTANCE")
                        .addJavadoc("The one instance.\n")
                        .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", codec)
                        .build())
                .addFields(defaults.constants())
                .addMethod(constructor())
                .addMethod(read())
                .addMethod(write())
                .addMethods(methods)
                .addMethods(int32Lists.methods())
                .addMethods(defaults.methods(names))
                .addMethod(SchemaEmitter.emit(message));
    }

    private TypeName superclass() {
        return ParameterizedTypeName.get(RuntimeNames.MESSAGE_CODEC, record());
    }

    private ClassName record() {
        return message.body().className();
    }

    private CodeBlock javadoc() {
        MessageSchema schema = message.schema();
        String key = schema.apiKey() == MessageSchema.NO_API_KEY ? "" : ", API key " + schema.apiKey();
        return CodeBlock.of(
                "Reads and writes {@link $T}$L.\n\n<pre>\n$L</pre>\n", record(), key, new LayoutTable(message).text());
    }

    private MethodSpec constructor() {
        MessageSchema schema = message.schema();
        return MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addStatement(
                        "super(\n$T.class,\n$S,\n$T.$L,\n$L,\n$L,\n$L)",
                        record(),
                        schema.name(),
                        RuntimeNames.MESSAGE_TYPE,
                        schema.type(),
                        schema.apiKey() == MessageSchema.NO_API_KEY
                                ? CodeBlock.of("$T.NO_API_KEY", RuntimeNames.MESSAGE_SCHEMA)
                                : CodeBlock.of("$L", schema.apiKey()),
                        SchemaEmitter.versions(schema.versions()),
                        SchemaEmitter.versions(schema.flexible()))
                .addCode(ComponentClasses.resolve(message))
                .build();
    }

    private MethodSpec read() {
        MethodBody body = new MethodBody(takers, List.of(0));
        CodeBlock.Builder code = CodeBlock.builder();
        List<CodeBlock> calls = spans.stream()
                .map(span -> body.call(names.read(message.body(), span), "in"))
                .toList();
        if (spans.size() == 1) {
            code.addStatement("return $L", calls.get(0));
        } else {
            int flexible = spans.get(1).versions().lowest();
            code.addStatement("return version >= $L ? $L : $L", flexible, calls.get(1), calls.get(0));
        }
        return override("readMessage", record())
                .addParameter(RuntimeNames.BYTE_READER, "in")
                .addParameter(TypeName.INT, "version")
                .addCode(code.build())
                .build();
    }

    private MethodSpec write() {
        MethodBody body = new MethodBody(takers, List.of(0));
        CodeBlock.Builder code = CodeBlock.builder();
        List<CodeBlock> calls = spans.stream()
                .map(span -> body.call(names.write(message.body(), span), "out", "at", "message"))
                .toList();
        if (spans.size() == 1) {
            code.addStatement("return $L", calls.get(0));
        } else {
            int flexible = spans.get(1).versions().lowest();
            code.addStatement("return version >= $L$W? $L$W: $L", flexible, calls.get(1), calls.get(0));
        }
        return override("writeMessage", TypeName.INT)
                .addParameter(RuntimeNames.OUTPUT, "out")
                .addParameter(TypeName.INT, "at")
                .addParameter(record(), "message")
                .addParameter(TypeName.INT, "version")
                .addCode(code.build())
                .build();
    }

    private static MethodSpec.Builder override(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .returns(returns);
    }

    /** The methods of every struct, the message's first. They are made the other way round: callees before callers. */
    private List<MethodSpec> structMethods() {
        List<MethodSpec> all = new ArrayList<>();
        for (StructModel struct : message.structs()) {
            all.addAll(0, structMethods(struct));
        }
        return all;
    }

    private List<MethodSpec> structMethods(StructModel struct) {
        TreeSet<Integer> versions = new TreeSet<>();
        spans.forEach(span -> versions.addAll(span.versionsOf(struct)));
        if (versions.isEmpty()) {
            return List.of();
        }
        MethodSpec require = new RepresentableEmitter(names, takers)
                .struct(struct, List.copyOf(versions), message.schema()::isFlexible);
        List<MethodSpec> methods = new ArrayList<>();
        for (VersionSpan span : spans) {
            if (!span.versionsOf(struct).isEmpty()) {
                methods.addAll(spanMethods(struct, span));
            }
        }
        methods.add(require);
        return methods;
    }

    private List<MethodSpec> spanMethods(StructModel struct, VersionSpan span) {
        StructArrays arrays = new StructArrays(message, span);
        ReadEmitter reads = new ReadEmitter(names, takers, span, arrays);
        WriteEmitter writes = new WriteEmitter(names, takers, span, arrays, int32Lists);
        if (arrays.areAllOf(struct)) {
            return List.of(reads.array(struct), writes.array(struct));
        }
        MethodSpec read = reads.struct(struct);
        MethodSpec write = writes.struct(struct);
        return arrays.existOf(struct)
                ? List.of(reads.array(struct), read, writes.array(struct), write)
                : List.of(read, write);
    }
}
