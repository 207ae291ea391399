package dev.wirecord.explorer.json;

import dev.wirecord.explain.FieldPaths;
import dev.wirecord.schema.FieldSchema;

/** The names of JSON members. */
final class JsonNames {

    private static final String SIZE_SUFFIX = "SizeInBytes";

    private JsonNames() {}

    /** The member of a field, which is named as in the paths of errors. */
    static String of(FieldSchema field) {
        return FieldPaths.component(field.name());
    }

    /** The member that stands for a field of record batches when only its size is written. */
    static String sizeOf(FieldSchema field) {
        return of(field) + SIZE_SUFFIX;
    }
}
