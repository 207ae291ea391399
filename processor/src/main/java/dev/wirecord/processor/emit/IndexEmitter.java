package dev.wirecord.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.wirecord.processor.model.Carrier;
import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.StructModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Emits the index of a keyed struct: a typed look-up by its map keys, on top of the ordinary list. */
public final class IndexEmitter {

    private final StructModel struct;
    private final ClassName index;
    private final List<FieldModel> keys;

    private IndexEmitter(StructModel struct) {
        this.struct = struct;
        this.index = struct.generatedName("Index");
        this.keys = struct.fields().stream()
                .filter(field -> field.schema().mapKey())
                .toList();
    }

    /** The index class of a struct with at least one map key. */
    public static TypeSpec.Builder emit(StructModel struct) {
        return new IndexEmitter(struct).type();
    }

    private TypeSpec.Builder type() {
        String named = keys.stream().map(FieldModel::component).collect(Collectors.joining(" and "));
        TypeSpec.Builder type = TypeSpec.classBuilder(index)
                .addJavadoc(
                        "Finds the elements of a list of {@link $T} by $L. The index is built at the first look-up.\n",
                        struct.className(),
                        named)
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .superclass(ParameterizedTypeName.get(RuntimeNames.LIST_INDEX, keyType(), struct.className()))
                .addMethod(constructor())
                .addMethod(of())
                .addMethod(keyOf())
                .addMethod(lookUp("find", "first", optional())
                        .addJavadoc("The first element with that key.\n")
                        .build())
                .addMethod(lookUp("findAll", "all", list())
                        .addJavadoc("All elements with that key, in the order of the list.\n")
                        .build());
        return isComposite() ? type.addType(key()) : type;
    }

    private boolean isComposite() {
        return keys.size() > 1;
    }

    private TypeName keyType() {
        return isComposite()
                ? index.nestedClass("Key")
                : keys.get(0).localType().box();
    }

    private TypeName list() {
        return ParameterizedTypeName.get(ClassName.get(List.class), struct.className());
    }

    private TypeName optional() {
        return ParameterizedTypeName.get(ClassName.get(Optional.class), struct.className());
    }

    private MethodSpec constructor() {
        return MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addParameter(list(), "elements")
                .addStatement("super(elements)")
                .build();
    }

    private MethodSpec keyOf() {
        List<CodeBlock> parts = keys.stream()
                .map(key -> CodeBlock.of("element.$N()", key.component()))
                .toList();
        return MethodSpec.methodBuilder("keyOf")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .returns(keyType())
                .addParameter(struct.className(), "element")
                .addStatement("return $L", key(CodeBlock.join(parts, ", ")))
                .build();
    }

    private CodeBlock key(CodeBlock parts) {
        return isComposite() ? CodeBlock.of("new $T($L)", keyType(), parts) : parts;
    }

    private MethodSpec of() {
        return MethodSpec.methodBuilder("of")
                .addJavadoc("An index of the given list, which should not change while the index is in use.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(index)
                .addParameter(list(), "elements")
                .addStatement("return new $T(elements)", index)
                .build();
    }

    private MethodSpec.Builder lookUp(String name, String inherited, TypeName returns) {
        MethodSpec.Builder method =
                MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC).returns(returns);
        keys.forEach(key -> method.addParameter(key.javaType(), key.component()));
        List<CodeBlock> arguments =
                keys.stream().map(key -> CodeBlock.of("$N", key.component())).toList();
        return method.addStatement("return $L($L)", inherited, key(CodeBlock.join(arguments, ", ")));
    }

    /** A composite key. It is ordered, where its parts are, so that a map of keys with one hash stays a tree. */
    private TypeSpec key() {
        MethodSpec.Builder components = MethodSpec.constructorBuilder();
        keys.forEach(key -> components.addParameter(
                ParameterSpec.builder(key.javaType(), key.component()).build()));
        TypeSpec.Builder type = TypeSpec.recordBuilder("Key")
                .addJavadoc("What tells elements apart.\n")
                .addModifiers(Modifier.PUBLIC)
                .recordConstructor(components.build());
        if (keys.stream().allMatch(IndexEmitter::isComparable)) {
            type.addSuperinterface(ParameterizedTypeName.get(ClassName.get(Comparable.class), keyType()))
                    .addMethod(compareTo());
        }
        return type.build();
    }

    private static boolean isComparable(FieldModel key) {
        return key.carrier() == Carrier.VALUE || key.carrier() == Carrier.BYTE_BUFFER;
    }

    private MethodSpec compareTo() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("compareTo")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(TypeName.INT)
                .addParameter(keyType(), "other");
        for (int i = 0; i < keys.size(); i++) {
            CodeBlock order = CodeBlock.of(
                    "$T.compare(this.$N, other.$N)",
                    RuntimeNames.LIST_INDEX,
                    keys.get(i).component(),
                    keys.get(i).component());
            if (i == keys.size() - 1) {
                method.addStatement("return $L", order);
            } else {
                method.addStatement(i == 0 ? "int order = $L" : "order = $L", order)
                        .beginControlFlow("if (order != 0)")
                        .addStatement("return order")
                        .endControlFlow();
            }
        }
        return method.build();
    }
}
