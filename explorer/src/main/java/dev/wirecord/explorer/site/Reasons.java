package dev.wirecord.explorer.site;

import dev.wirecord.explain.MessageNode;
import dev.wirecord.explain.NodeKind;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.ArrayList;
import java.util.List;

/** Says why bytes are there: for each part of a message the rules that put it on the wire as it is. */
final class Reasons {

    private final MessageSchema schema;
    private final int version;
    private final boolean flexible;
    private final Encodings encodings;
    private final TagSections tagSections;

    /**
     * @param schema the message, or the header, that the parts are in; null when nobody knows it
     * @param version its version
     */
    Reasons(MessageSchema schema, int version) {
        this.schema = schema;
        this.version = version;
        this.flexible = schema != null && schema.isFlexible(version);
        this.encodings = new Encodings(schema, version);
        this.tagSections = new TagSections(version);
    }

    /** The reasons for a part, a sentence each. */
    List<String> of(MessageNode node, MessageNode parent) {
        List<String> reasons = new ArrayList<>();
        if (node.failure() != null) {
            reasons.add("Reading stopped at byte " + node.failure().offset() + ": "
                    + node.failure().reason() + ".");
        }
        switch (node.kind()) {
            case FRAME -> reasons.add("A connection carries one frame after the other; each begins with its length.");
            case HEADER -> header(node, reasons);
            case BODY -> body(reasons);
            case STRUCT -> reasons.add(struct(node));
            case ARRAY -> reasons.add(encodings.array(node.schema()));
            case TAG_SECTION -> reasons.addAll(tagSections.of(node, structAround(parent)));
            case TAGGED_FIELD, UNKNOWN_TAGGED_FIELD, TAG -> reasons.addAll(tagSections.of(node, null));
            case SIZE -> reasons.add(size(parent));
            case ELEMENT -> reasons.addAll(element(node));
            case FIELD, RECORDS -> reasons.add(encodings.scalar(node));
            case RECORD_BATCH ->
                reasons.add("A batch is sent, stored and fetched in this one form, whatever the version of the message"
                        + " around it.");
            case RECORD ->
                reasons.add("A record begins with its length, and counts its timestamp and its offset from those of the"
                        + " batch.");
            case NESTED_MESSAGE ->
                reasons.add("These bytes are a message of Kafka's own, which has versions of its own.");
            case ERROR -> reasons.add("From here on the bytes do not fit the schema.");
            default -> reasons.add(Encodings.fixed(node.type()));
        }
        history(node, reasons);
        reasons.removeIf(String::isEmpty);
        return reasons;
    }

    private void header(MessageNode node, List<String> reasons) {
        reasons.add("The header tells "
                + (node.name().startsWith("Request")
                        ? "which API and version the body is, and a number that the response repeats."
                        : "which request is answered. It does not tell the API: the client has to remember."));
        if (schema != null) {
            reasons.add(headerVersion(node));
        }
    }

    private String headerVersion(MessageNode node) {
        boolean tagged = node.child(NodeKind.TAG_SECTION).isPresent();
        if (flexible && !tagged) {
            return "Header " + node.type() + " has no tag section although version " + version + " is flexible: this "
                    + "response has to be readable before both sides have agreed on versions.";
        }
        return flexible
                ? "Version " + version + " is flexible (" + schema.flexible() + "), and so is its header, "
                        + node.type() + ": a tag section ends it."
                : "Version " + version + " is not flexible, so its header is " + node.type()
                        + ", without a tag section.";
    }

    private void body(List<String> reasons) {
        if (schema != null) {
            reasons.add("The fields of version " + version + " follow one another in the order of the schema. "
                    + "Nothing on the wire says their names or types.");
            reasons.add(flexibility());
        }
    }

    private String flexibility() {
        if (flexible) {
            return "Version " + version + " is flexible (" + schema.flexible() + "): lengths are compact, and a tag "
                    + "section ends every struct.";
        }
        return "Version " + version + " is not flexible ("
                + (schema.flexible().isNone() ? "none is" : schema.flexible() + " are")
                + "): lengths have a fixed width, and structs have no tag section.";
    }

    private String struct(MessageNode node) {
        FieldSchema field = node.schema();
        if (schema == null) {
            return "";
        }
        if (field == null || !field.isNullable(version)) {
            return "A struct adds no bytes of its own: its fields follow at once.";
        }
        return field.isTagged(version)
                ? "The struct may be null in this version, so a marker comes first: an unsigned varint, 1 for a struct "
                        + "that is there and 0 for null."
                : "The struct may be null in this version, so a marker comes first: an int8, 1 for a struct that is "
                        + "there and -1 for null.";
    }

    private static String size(MessageNode parent) {
        return switch (parent.kind()) {
            case FRAME -> "An int32, four bytes in every version: it counts the bytes behind it, not itself.";
            case TAGGED_FIELD, UNKNOWN_TAGGED_FIELD ->
                "An unsigned varint: whoever does not know the tag skips that many bytes.";
            default -> "";
        };
    }

    private List<String> element(MessageNode node) {
        if (!node.children().isEmpty()) {
            return List.of("An element adds no bytes of its own: its fields follow at once.");
        }
        return List.of(encodings.scalar(node));
    }

    /** The struct that a tag section ends: that of the node it is in. */
    private StructSchema structAround(MessageNode parent) {
        if (schema == null) {
            return null;
        }
        return parent.schema() == null ? schema.body() : parent.schema().struct();
    }

    private void history(MessageNode node, List<String> reasons) {
        FieldSchema field = node.schema();
        if (field == null || schema == null || !isWholeField(node)) {
            return;
        }
        Versions known = schema.versions();
        if (!field.versions().contains(known)) {
            reasons.add("The field is in versions " + field.versions() + " of " + known + ".");
        }
        if (field.isNullable(version) && !field.nullable().contains(known)) {
            reasons.add("It may be null in versions " + field.nullable() + ".");
        }
    }

    /** Elements, tags and sizes belong to a field, but its history is told once. */
    private static boolean isWholeField(MessageNode node) {
        return switch (node.kind()) {
            case STRUCT, ARRAY, FIELD, RECORDS -> true;
            default -> false;
        };
    }
}
