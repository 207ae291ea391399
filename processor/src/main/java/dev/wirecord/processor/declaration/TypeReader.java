package dev.wirecord.processor.declaration;

import com.palantir.javapoet.TypeName;
import dev.wirecord.processor.model.Carrier;
import dev.wirecord.schema.ScalarType;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Turns the Java type of a component into what it says about the field. */
final class TypeReader {

    private static final String STRING = "java.lang.String";
    private static final String UUID = "java.util.UUID";
    private static final String LIST = "java.util.List";
    private static final String BYTE_BUFFER = "java.nio.ByteBuffer";
    private static final String RECORDS = "dev.wirecord.record.Records";
    private static final String TAGGED_FIELDS = "dev.wirecord.type.TaggedFields";

    private static final Map<TypeKind, ScalarType> PRIMITIVES = Map.of(
            TypeKind.BOOLEAN, ScalarType.BOOL,
            TypeKind.BYTE, ScalarType.INT8,
            TypeKind.SHORT, ScalarType.INT16,
            TypeKind.INT, ScalarType.INT32,
            TypeKind.LONG, ScalarType.INT64,
            TypeKind.DOUBLE, ScalarType.FLOAT64);

    private static final Map<String, ScalarType> BOXES = Map.of(
            "java.lang.Boolean", ScalarType.BOOL,
            "java.lang.Byte", ScalarType.INT8,
            "java.lang.Short", ScalarType.INT16,
            "java.lang.Integer", ScalarType.INT32,
            "java.lang.Long", ScalarType.INT64,
            "java.lang.Double", ScalarType.FLOAT64);

    private static final String OPTIONAL_HINT = "the type itself with `nullable`";

    private static final String ONE_COMPONENT = "a record with one component, ";

    // What people reach for first, and what Kafka has in its place.
    private static final Map<String, String> HINTS = Map.of(
            "java.util.Map", "List of a record with a key and a value",
            "java.util.Set", "List",
            "java.util.Collection", "List",
            "java.util.Optional", OPTIONAL_HINT,
            "java.time.Instant", "long with milliseconds",
            "java.time.Duration", "int or long with milliseconds",
            "float", "double",
            "java.lang.Float", "Double",
            "char", "String");

    private static final String ENUM_HINT = "byte, short or int with the number of the constant";

    private static final String ANY_HINT =
            "a primitive, String, UUID, ByteBuffer, byte[], Records, a record, or a List of these";

    private TypeReader() {}

    static JavaType read(TypeMirror type) {
        ScalarType primitive = PRIMITIVES.get(type.getKind());
        if (primitive != null) {
            return JavaType.of(name(type), Carrier.VALUE, primitive);
        }
        return switch (type.getKind()) {
            case ARRAY -> array((ArrayType) type);
            case ERROR -> JavaType.unresolved(name(type));
            case DECLARED -> declared((DeclaredType) type);
            default -> unsupported(type);
        };
    }

    private static JavaType array(ArrayType type) {
        ScalarType element = PRIMITIVES.get(type.getComponentType().getKind());
        if (element == ScalarType.INT8) {
            return JavaType.of(name(type), Carrier.BYTE_ARRAY, ScalarType.BYTES);
        }
        if (element != null) {
            return JavaType.of(name(type), Carrier.PRIMITIVE_ARRAY, element);
        }
        JavaType single = read(type.getComponentType());
        return switch (single.carrier()) {
            case VALUE, BYTE_BUFFER, BYTE_ARRAY, STRUCT ->
                JavaType.unsupported(name(type), "List<" + simple(type.getComponentType()) + ">");
            case NONE -> single.unresolved() ? JavaType.unresolved(name(type)) : notAnElement(type, single);
            default -> notAnElement(type, single);
        };
    }

    private static JavaType declared(DeclaredType type) {
        TypeElement element = (TypeElement) type.asElement();
        TypeName name = name(type);
        return switch (element.getQualifiedName().toString()) {
            case STRING -> JavaType.of(name, Carrier.VALUE, ScalarType.STRING);
            case UUID -> JavaType.of(name, Carrier.VALUE, ScalarType.UUID);
            case BYTE_BUFFER -> JavaType.of(name, Carrier.BYTE_BUFFER, ScalarType.BYTES);
            case RECORDS -> JavaType.of(name, Carrier.RECORDS, ScalarType.RECORDS);
            case TAGGED_FIELDS -> JavaType.of(name, Carrier.TAGGED_FIELDS, null);
            case LIST -> list(type);
            default -> element.getKind() == ElementKind.RECORD ? JavaType.struct(name, element) : unsupported(type);
        };
    }

    private static JavaType list(DeclaredType type) {
        List<? extends TypeMirror> arguments = type.getTypeArguments();
        if (arguments.size() != 1) {
            return JavaType.unsupported(name(type), "List with the type of its elements");
        }
        TypeMirror argument = arguments.get(0);
        if (argument instanceof WildcardType wildcard && wildcard.getExtendsBound() != null) {
            return JavaType.unsupported(name(type), "List<" + simple(wildcard.getExtendsBound()) + ">");
        }
        ScalarType box = BOXES.get(qualifiedName(argument));
        JavaType element = box != null ? JavaType.of(name(argument), Carrier.VALUE, box) : read(argument);
        return switch (element.carrier()) {
            case VALUE, BYTE_BUFFER, BYTE_ARRAY, STRUCT -> JavaType.list(name(type), element);
            case NONE -> element.unresolved() ? JavaType.unresolved(name(type)) : notAnElement(type, element);
            default -> notAnElement(type, element);
        };
    }

    private static JavaType notAnElement(TypeMirror list, JavaType element) {
        String hint = element.hint();
        if (hint == null) {
            hint = ONE_COMPONENT + simple(element.name());
        } else if (hint.equals(ANY_HINT)) {
            hint = "numbers, Booleans, Strings, UUIDs, ByteBuffers, byte arrays or records";
        } else if (hint.startsWith("List") || hint.equals(OPTIONAL_HINT)) {
            // Elements are neither lists nor null.
            hint = ONE_COMPONENT + hint;
        }
        return JavaType.unsupported(
                name(list),
                switch (hint) {
                    case "double" -> "double[]";
                    case "Double", "String" -> "List<" + hint + ">";
                    default -> "List of " + hint;
                });
    }

    private static JavaType unsupported(TypeMirror type) {
        String qualified = qualifiedName(type);
        ScalarType box = BOXES.get(qualified);
        if (box != null) {
            return JavaType.unsupported(name(type), name(type).unbox().toString());
        }
        boolean isEnum =
                type instanceof DeclaredType declared && declared.asElement().getKind() == ElementKind.ENUM;
        return JavaType.unsupported(name(type), isEnum ? ENUM_HINT : HINTS.getOrDefault(qualified, ANY_HINT));
    }

    /** The name without type arguments and annotations. */
    private static String qualifiedName(TypeMirror type) {
        return type instanceof DeclaredType declared
                ? ((TypeElement) declared.asElement()).getQualifiedName().toString()
                : type.toString();
    }

    private static String simple(TypeMirror type) {
        return simple(name(type));
    }

    private static String simple(TypeName name) {
        return name.toString().replaceAll("\\b[a-z]\\w*\\.", "");
    }

    private static TypeName name(TypeMirror type) {
        return TypeName.get(type);
    }
}
