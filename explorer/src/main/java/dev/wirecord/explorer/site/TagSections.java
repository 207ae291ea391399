package dev.wirecord.explorer.site;

import dev.wirecord.explain.MessageNode;
import dev.wirecord.schema.ArrayType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Says what stands in a tag section, and what does not because it holds its default. */
final class TagSections {

    private final int version;

    TagSections(int version) {
        this.version = version;
    }

    /**
     * The sentences for a tag section, a tagged field or a tag.
     *
     * @param struct the struct that the section ends; null when it is not known
     */
    List<String> of(MessageNode node, StructSchema struct) {
        return switch (node.kind()) {
            case TAG_SECTION -> section(node, struct);
            case TAGGED_FIELD ->
                List.of(
                        "A tagged field is written only when it does not hold its default, which is "
                                + defaultOf(node.schema()) + ".",
                        "It is its tag, its size and its value, so that who does not know it can skip it.");
            case UNKNOWN_TAGGED_FIELD ->
                List.of("The schema has no such tag in version " + version + ". Its size says how far to skip.");
            default -> List.of("An unsigned varint. Tags ascend within a section.");
        };
    }

    private List<String> section(MessageNode node, StructSchema struct) {
        List<String> reasons = new ArrayList<>();
        reasons.add("A flexible version ends every struct with the number of its tagged fields, an unsigned varint.");
        if (struct == null) {
            return reasons;
        }
        List<FieldSchema> tagged = struct.fields().stream()
                .filter(field -> field.isTagged(version))
                .toList();
        if (tagged.isEmpty()) {
            reasons.add("This struct has no tagged fields in version " + version + "; later versions may add some.");
        }
        Set<String> sent = node.children().stream().map(MessageNode::name).collect(Collectors.toSet());
        for (FieldSchema field : tagged) {
            if (!sent.contains(field.name())) {
                reasons.add("Left out, because it holds its default: " + field.name() + ", tag " + field.tag() + ", "
                        + field.type().kafkaName() + ", default " + defaultOf(field) + ".");
            }
        }
        return reasons;
    }

    private static String defaultOf(FieldSchema field) {
        if (field.isNullByDefault()) {
            return "null";
        }
        if (field.type() instanceof StructSchema) {
            return "a struct of defaults";
        }
        if (field.type() instanceof ArrayType) {
            return "an empty array";
        }
        if (field.type() == ScalarType.BYTES) {
            return "no bytes";
        }
        Object value = field.scalarDefault();
        return value instanceof String string ? "\"" + string + "\"" : String.valueOf(value);
    }
}
