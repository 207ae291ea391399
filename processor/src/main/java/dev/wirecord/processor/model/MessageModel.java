package dev.wirecord.processor.model;

import com.palantir.javapoet.ClassName;
import dev.wirecord.schema.MessageSchema;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A message, and the record that carries it.
 *
 * @param schema the message
 * @param body its fields
 */
public record MessageModel(MessageSchema schema, StructModel body) {

    /** The class that reads and writes the message. */
    public ClassName codecName() {
        return body.generatedName("Codec");
    }

    /** Whether the message has no version left: its API is known, and nothing reads or writes it. */
    public boolean isRetired() {
        return schema.versions().isNone();
    }

    /** Every struct of the message once, each behind those it contains; the body is the last. */
    public List<StructModel> structs() {
        Set<StructModel> structs = new LinkedHashSet<>();
        collect(body, structs);
        return new ArrayList<>(structs);
    }

    private static void collect(StructModel struct, Set<StructModel> into) {
        for (FieldModel field : struct.fields()) {
            if (field.struct() != null) {
                collect(field.struct(), into);
            }
        }
        into.add(struct);
    }
}
