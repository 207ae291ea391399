package dev.wirecord.oracle.bridge;

import dev.wirecord.oracle.value.Bytes;
import dev.wirecord.type.TaggedField;
import dev.wirecord.type.TaggedFields;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Maps unknown tagged fields to the component type that keeps them. */
final class TaggedFieldsMapping {

    private TaggedFieldsMapping() {}

    static TaggedFields toJava(SortedMap<Integer, Bytes> tags) {
        List<TaggedField> fields = new ArrayList<>();
        tags.forEach((tag, data) -> fields.add(new TaggedField(tag, ByteBuffer.wrap(data.toArray()))));
        return TaggedFields.of(fields);
    }

    static SortedMap<Integer, Bytes> toValue(TaggedFields fields) {
        SortedMap<Integer, Bytes> tags = new TreeMap<>();
        fields.forEach(field -> tags.put(field.tag(), Bytes.of(field.data())));
        return tags;
    }
}
