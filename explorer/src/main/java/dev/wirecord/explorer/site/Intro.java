package dev.wirecord.explorer.site;

import dev.wirecord.explain.MessageNode;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explain.NodeKind;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.ScalarType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Says what a page of smallest messages shows, and no more than these messages have. */
final class Intro {

    private final Subject subject;
    private final int version;
    private final List<MessageNode> nodes;

    private Intro(Subject subject, int version, List<MessageTree> trees) {
        this.subject = subject;
        this.version = version;
        this.nodes = trees.stream().flatMap(tree -> tree.root().walk()).toList();
    }

    /** The sentences for a version whose smallest messages are these. */
    static List<String> of(Subject subject, int version, List<MessageTree> trees) {
        return new Intro(subject, version, trees).sentences();
    }

    private List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        sentences.add(
                "This page shows " + (subject.isApi() ? "the smallest request and response" : "the smallest message")
                        + " of version " + version + " in which every field can be seen" + rule() + ".");
        sentences.add(lengths());
        if (subject.isApi()) {
            sentences.add("Sizes include the int32 size prefix.");
        }
        return sentences;
    }

    private String rule() {
        List<String> values = new ArrayList<>();
        values.add("numbers are zero");
        if (any(node -> isType(node, ScalarType.STRING) || isType(node, ScalarType.BYTES))) {
            values.add("strings and byte arrays are empty");
        }
        if (any(node -> node.kind() == NodeKind.ARRAY)) {
            values.add("every array has one element");
        }
        if (any(node -> node.kind() == NodeKind.RECORDS)) {
            values.add("a records field holds one empty batch of 61 bytes");
        }
        return ": " + String.join(", ", values);
    }

    private String lengths() {
        MessageSchema message = subject.first();
        if (message.isFlexible(version)) {
            return "Version " + version + " is flexible: lengths of strings, byte arrays and arrays are compact, an "
                    + "unsigned varint that is one more than the length, and the number of its tagged fields ends "
                    + "every struct.";
        }
        return "Version " + version + " is not flexible: strings have an int16 length, byte arrays and arrays an "
                + "int32, and there are no tagged fields.";
    }

    private static boolean isType(MessageNode node, ScalarType type) {
        return node.schema() != null && node.schema().type() == type;
    }

    private boolean any(Predicate<MessageNode> test) {
        return nodes.stream().anyMatch(test);
    }
}
