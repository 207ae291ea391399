package dev.wirecord.explain;

import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.schema.FieldSchema;

/** Makes a tree of what a walk comes across, and of what it did when it failed. */
final class TreeBuilder implements WalkVisitor {

    private final Insides insides;
    private final Place around;
    private Words words = Words.BODY;
    private OpenNode current;
    private MessageNode root;
    private Failure failure;

    /** Builds a tree in which fields of bytes have what is inside of them below them. */
    TreeBuilder(Insides insides) {
        this(insides, null);
    }

    /** Builds a tree whose root is in a part of another tree. */
    TreeBuilder(Insides insides, Place around) {
        this.insides = insides;
        this.around = around;
    }

    /** Speaks of the fields that follow in these words. */
    void use(Words section) {
        words = section;
    }

    /** Begins a part that is not a field's. */
    OpenNode section(NodeKind kind, String name, String type, String note, int offset) {
        begin(kind, name, type, null, offset);
        current.note = note;
        return current;
    }

    /** The part that was begun last. */
    OpenNode current() {
        return current;
    }

    /** Adds what the value stands for. */
    void meaning(String meaning) {
        current.text += " (" + meaning + ")";
    }

    @Override
    public void begin(NodeKind kind, String name, String type, FieldSchema field, int offset) {
        Place place = new Place(current == null ? around : current.place, kind, name);
        current = new OpenNode(current, place, type, field, offset);
        if (kind == NodeKind.TAG_SECTION) {
            current.note = "number of tagged fields in " + words.place();
        } else if (kind == NodeKind.TAG) {
            current.note = "number of the tagged field";
        } else if (kind == NodeKind.SIZE) {
            current.note = "number of bytes of the tagged field";
        } else if (kind == NodeKind.UNKNOWN_TAGGED_FIELD) {
            current.name = "tag " + name;
            current.note = "a tagged field that the schema does not know";
        } else if (kind == NodeKind.TAGGED_FIELD || kind.isFieldItself()) {
            current.name = words.name(field);
            current.note = kind == NodeKind.TAGGED_FIELD ? "" : words.note(field);
        }
    }

    @Override
    public void value(Object value, LengthPrefix prefix, long raw) {
        current.setValue(value);
        NodeKind kind = current.place.kind();
        String text = ValueText.of(value, kind, prefix, raw);
        String meaning = kind == NodeKind.FIELD ? words.meaning(current.schema, value) : "";
        current.text = meaning.isEmpty() ? text : text + " (" + meaning + ")";
    }

    @Override
    public void count(int count, LengthPrefix prefix, long raw) {
        if (current.place.kind() == NodeKind.TAG_SECTION) {
            current.setValue(count);
            current.text = String.valueOf(count);
        } else {
            current.text = ValueText.elements(count, prefix, raw);
        }
    }

    @Override
    public void present(LengthPrefix marker, long raw) {
        current.text = ValueText.present(marker, raw);
    }

    @Override
    public void tooManyElements(MalformedMessageException error) {
        remember(mark(error));
    }

    /** Says what is wrong with the part that was begun last, which goes on all the same. */
    Failure mark(MalformedMessageException error) {
        current.failure = Failure.of(current.place.path(), error);
        return current.failure;
    }

    @Override
    public void end(int offset) {
        insides.explain(this, current, offset);
        leave(current.close(offset));
    }

    private void leave(MessageNode node) {
        current = current.parent;
        if (current == null) {
            root = node;
        } else {
            current.children.add(node);
        }
    }

    /**
     * Ends the parts that were begun in another one, with an error that takes what is left of its bytes.
     *
     * @param around the other part, which goes on
     * @param offset where its bytes end
     */
    Failure fail(OpenNode around, MalformedMessageException error, int offset) {
        Failure found = Failure.of(current.place.path(), error);
        int covered = current.children.isEmpty()
                ? current.offset
                : current.children.get(current.children.size() - 1).end();
        if (!current.children.isEmpty() || current == around) {
            begin(NodeKind.ERROR, "error", null, null, covered);
        }
        current.failure = found;
        while (current != around) {
            leave(current.closeFailed(offset));
        }
        return found;
    }

    /** Keeps the failure, which may be null, if it is the first. */
    void remember(Failure found) {
        if (failure == null) {
            failure = found;
        }
    }

    /** What was wrong first, or null. */
    Failure failure() {
        return failure;
    }

    /** The tree, once the message has ended. */
    MessageNode root() {
        return root;
    }
}
