package dev.wirecord.explain;

/** Where a walk is: the part it has begun last, and those around it. */
record Place(Place parent, NodeKind kind, String name) {

    /** The path of the field at this place, as {@link FieldPaths} describes it; empty outside of any field. */
    String path() {
        StringBuilder path = new StringBuilder();
        append(path);
        if (kind == NodeKind.TAG_SECTION) {
            appendStep(path, FieldPaths.TAGGED_FIELDS);
        }
        return path.toString();
    }

    private void append(StringBuilder path) {
        if (parent != null) {
            parent.append(path);
        }
        if (kind == NodeKind.ELEMENT || kind == NodeKind.RECORD_BATCH || kind == NodeKind.RECORD) {
            path.append(name);
        } else if (kind == NodeKind.PART) {
            // An element of a part has its index as its name.
            appendStep(path, name);
        } else if (kind == NodeKind.UNKNOWN_TAGGED_FIELD) {
            appendStep(path, FieldPaths.TAGGED_FIELDS + "[" + name + "]");
        } else if (kind == NodeKind.TAGGED_FIELD || (kind.isFieldItself() && !isBelowItsTag())) {
            appendStep(path, FieldPaths.component(name));
        }
    }

    /** A tagged field appears twice, around its tag and as the field itself; the path has it once. */
    private boolean isBelowItsTag() {
        return parent != null && parent.kind == NodeKind.TAGGED_FIELD;
    }

    private static void appendStep(StringBuilder path, String step) {
        path.append(path.length() == 0 || step.startsWith("[") ? "" : ".").append(step);
    }
}
