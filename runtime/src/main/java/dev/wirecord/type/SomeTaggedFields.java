package dev.wirecord.type;

import dev.wirecord.error.InvalidValueException;
import dev.wirecord.io.Output;
import java.nio.ByteBuffer;
import java.util.List;

/** One tagged field or more. */
final class SomeTaggedFields extends TaggedFields {

    private SomeTaggedFields(List<TaggedField> fields) {
        super(fields);
    }

    /** Fields in ascending order of their tags. Declared as what everybody knows, so that few programs load this class. */
    static TaggedFields copyOf(List<TaggedField> fields) {
        return new SomeTaggedFields(List.copyOf(fields));
    }

    @Override
    public int put(Output out, int at) {
        return put(out, out.putUnsignedVarint(at, size()), 0);
    }

    @Override
    public int set(Output out, int at) {
        return put(out, at);
    }

    @Override
    public int put(Output out, int start, int knownTags) {
        int at = start;
        for (TaggedField field : this) {
            if (field.tag() < knownTags) {
                throw InvalidValueException.of(
                        "the unknown tagged fields hold tag " + field.tag() + ", which the struct has a field for");
            }
            at = out.putUnsignedVarint(at, field.tag());
            ByteBuffer data = field.data();
            at = out.putUnsignedVarint(at, data.remaining());
            at = out.putPayload(at, data);
        }
        return at;
    }
}
