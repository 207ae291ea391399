package dev.wirecord.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.processor.model.StructModel;
import java.util.LinkedHashSet;
import java.util.Set;

/** The classes in the signatures of a message's records, which a codec passes on without doing anything with them. */
final class ComponentClasses {

    private final Set<ClassName> classes = new LinkedHashSet<>();

    private ComponentClasses() {}

    /** What the codec of the message says of them when it is made; nothing where its components are all primitive. */
    static CodeBlock resolve(MessageModel message) {
        ComponentClasses components = new ComponentClasses();
        message.structs().forEach(components::add);
        if (components.classes.isEmpty()) {
            return CodeBlock.of("");
        }
        CodeBlock literals = components.classes.stream()
                .map(type -> CodeBlock.of("$T.class", type))
                .collect(CodeBlock.joining(",$W"));
        return CodeBlock.builder()
                .add("// With these resolved, the JIT inlines the constructors and accessors of the records.\n")
                .addStatement("resolve($L)", literals)
                .build();
    }

    private void add(StructModel struct) {
        for (FieldModel field : struct.fields()) {
            add(field.localType());
        }
        if (struct.keepsTaggedFields()) {
            classes.add(RuntimeNames.TAGGED_FIELDS);
        }
    }

    private void add(TypeName type) {
        // What is left, primitives and arrays of them, has no class file to resolve.
        if (type instanceof ParameterizedTypeName list) {
            classes.add(list.rawType());
        } else if (type instanceof ClassName name) {
            classes.add(name);
        }
    }
}
