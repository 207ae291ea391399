package dev.wirecord.processor.schemas;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirecord.annotation.WireType;
import dev.wirecord.processor.declaration.JavaType;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.model.Carrier;
import dev.wirecord.schema.ScalarType;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.UUID;

/**
 * The Java types of imported fields. Bytes are ByteBuffers whether or not a schema asks for zero copy: they are compared
 * by content, as the rest of a record is, and decoding copies nothing.
 */
final class JavaTypes {

    private static final ClassName RECORDS = ClassName.get("dev.wirecord.record", "Records");
    private static final ClassName TAGGED_FIELDS = ClassName.get("dev.wirecord.type", "TaggedFields");

    private JavaTypes() {}

    /** The type of a scalar, or of an array of it; what Kafka does not have has been reported, and gives no encoding. */
    static JavaType scalar(ScalarType type, boolean array) {
        if (type == null || (array && type == ScalarType.RECORDS)) {
            return JavaType.unsupported(ClassName.get(Object.class), null);
        }
        JavaType single = JavaType.of(name(type), carrier(type), inferred(type));
        return array ? JavaType.list(list(single.name().box()), single) : single;
    }

    /** The type of a struct, or of an array of it. */
    static JavaType struct(StructDeclaration struct, boolean array) {
        JavaType single = JavaType.struct(struct.className(), null);
        return array ? JavaType.list(list(single.name()), single) : single;
    }

    /** The type of the component that keeps unknown fields. */
    static JavaType taggedFields() {
        return JavaType.of(TAGGED_FIELDS, Carrier.TAGGED_FIELDS, null);
    }

    /** What the annotation must add to the Java type. */
    static WireType wireType(ScalarType type) {
        return type == ScalarType.UINT16
                ? WireType.UINT16
                : type == ScalarType.UINT32 ? WireType.UINT32 : WireType.INFERRED;
    }

    private static TypeName list(TypeName element) {
        return ParameterizedTypeName.get(ClassName.get(List.class), element);
    }

    private static Carrier carrier(ScalarType type) {
        return switch (type) {
            case BYTES -> Carrier.BYTE_BUFFER;
            case RECORDS -> Carrier.RECORDS;
            default -> Carrier.VALUE;
        };
    }

    /** The type that the Java type alone stands for. */
    private static ScalarType inferred(ScalarType type) {
        return switch (type) {
            case UINT16 -> ScalarType.INT32;
            case UINT32 -> ScalarType.INT64;
            default -> type;
        };
    }

    private static TypeName name(ScalarType type) {
        return switch (type) {
            case BOOL -> TypeName.BOOLEAN;
            case INT8 -> TypeName.BYTE;
            case INT16 -> TypeName.SHORT;
            case UINT16, INT32 -> TypeName.INT;
            case UINT32, INT64 -> TypeName.LONG;
            case FLOAT64 -> TypeName.DOUBLE;
            case UUID -> ClassName.get(UUID.class);
            case STRING -> ClassName.get(String.class);
            case BYTES -> ClassName.get(ByteBuffer.class);
            case RECORDS -> RECORDS;
        };
    }
}
