package dev.wirecord.explorer.versions;

/** What can happen to a message or a field of it from one version to another. */
public enum ChangeKind {
    /** The message has compact lengths, and a tag section at the end of every struct. */
    FLEXIBLE("flexible"),
    /** The message no longer has compact lengths and tag sections. */
    NOT_FLEXIBLE("not flexible"),
    /** The field is on the wire, with all that is in it. */
    ADDED("added"),
    /** The field is no longer on the wire. */
    REMOVED("removed"),
    /** The field was among the others and is in the tag section. */
    TAGGED("tagged"),
    /** The field was in the tag section and is among the others. */
    NOT_TAGGED("not tagged"),
    /** The field can be null. */
    NULLABLE("nullable"),
    /** The field can no longer be null. */
    NOT_NULLABLE("not nullable");

    private final String label;

    ChangeKind(String label) {
        this.label = label;
    }

    /** The kind in a list of changes. */
    public String label() {
        return label;
    }
}
