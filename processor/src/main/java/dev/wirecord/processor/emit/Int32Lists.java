package dev.wirecord.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirecord.processor.model.FieldModel;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.lang.model.element.Modifier;

/**
 * Emits the methods that put lists of int32s. They are the codec's own, so that the JIT knows of its lists alone: where
 * all of them are short, as those of replicas are, it has no code for others in the loops that put them.
 */
final class Int32Lists {

    private static final TypeName LIST = ParameterizedTypeName.get(ClassName.get(List.class), TypeName.INT.box());

    // By the prefix of their encoding: compact lengths, and others.
    private final SortedMap<String, List<FieldModel>> fields = new TreeMap<>();

    /** A call that puts a list with its length, and is the place behind them. */
    CodeBlock put(FieldModel field, CodeBlock value, boolean compact) {
        String prefix = Encodings.prefix(compact, false);
        fields.computeIfAbsent(prefix, any -> new ArrayList<>()).add(field);
        return CodeBlock.of("$L(out, at, $L)", method(prefix), value);
    }

    private static String method(String prefix) {
        return "put" + prefix + "Int32List";
    }

    /** The methods that have been called. */
    List<MethodSpec> methods() {
        List<MethodSpec> methods = new ArrayList<>();
        fields.forEach((prefix, lists) -> methods.add(method(prefix, NullableTypes.likeOneOf(lists, LIST))));
        return methods;
    }

    private static MethodSpec method(String prefix, TypeName list) {
        return MethodSpec.methodBuilder(method(prefix))
                .addJavadoc(
                        "Puts numbers, short lists first. The JIT learns for this codec alone how long its lists are.\n")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(TypeName.INT)
                .addParameter(RuntimeNames.OUTPUT, "out")
                .addParameter(TypeName.INT, "at")
                .addParameter(list, "values")
                .addStatement(
                        "return values instanceof $1T few$W? few.put$2LList(out, at)$W"
                                + ": $3T.putInt32List(out, out.put$2LArrayLength(at, values), values)",
                        RuntimeNames.FEW_INT32S,
                        prefix,
                        RuntimeNames.ARRAY_WRITER)
                .build();
    }
}
