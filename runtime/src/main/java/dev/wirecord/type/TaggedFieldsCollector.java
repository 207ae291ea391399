package dev.wirecord.type;

import dev.wirecord.io.ByteReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;

/** Collects the unknown fields of a tag section while it is read. Generated codecs use it; programs have no need to. */
public final class TaggedFieldsCollector {

    /** Nothing collected, which is where every tag section begins and almost every one ends. */
    public static final TaggedFieldsCollector NONE = new TaggedFieldsCollector(List.of());

    private final List<TaggedField> fields;

    private TaggedFieldsCollector(List<TaggedField> fields) {
        this.fields = fields;
    }

    /**
     * Reads one field and keeps it.
     *
     * @param tag the tag that was read
     * @param end the offset at which the field ends
     * @return what holds the field: this collector, or a new one where this is {@link #NONE}
     */
    public TaggedFieldsCollector add(ByteReader in, int tag, int end) {
        TaggedFieldsCollector collector = this == NONE ? new TaggedFieldsCollector(new ArrayList<>(1)) : this;
        collector.fields.add(new TaggedField(tag, in.readUntil(end)));
        return collector;
    }

    /**
     * The fields that were read. Tags that came out of order, which only a lenient reader lets pass, are put in order,
     * and the last field of a tag wins.
     */
    public TaggedFields toTaggedFields() {
        return this == NONE ? TaggedFields.EMPTY : TaggedFields.of(List.copyOf(ordered()));
    }

    private Collection<TaggedField> ordered() {
        for (int i = 1; i < fields.size(); i++) {
            if (fields.get(i).tag() <= fields.get(i - 1).tag()) {
                TreeMap<Integer, TaggedField> byTag = new TreeMap<>();
                fields.forEach(field -> byTag.put(field.tag(), field));
                return byTag.values();
            }
        }
        return fields;
    }
}
