package dev.wirecord.schema;

/** Builds a {@link FieldSchema} from the words of Kafka's schemas. */
public final class FieldSchemaBuilder {

    private final String name;
    private final FieldType type;
    private Versions versions = Versions.ALL;
    private Versions nullable = Versions.NONE;
    private Versions tagged = Versions.NONE;
    private int tag = FieldSchema.NO_TAG;
    private Versions flexible;
    private String defaultText;
    private boolean ignorable;
    private boolean mapKey;
    private EntityType entityType = EntityType.UNKNOWN;
    private boolean zeroCopy;
    private String about = "";

    FieldSchemaBuilder(String name, FieldType type) {
        this.name = name;
        this.type = type;
    }

    /** The versions in which the field exists. */
    public FieldSchemaBuilder versions(String range) {
        return versions(Versions.parse(range));
    }

    /** The versions in which the field exists. */
    public FieldSchemaBuilder versions(Versions range) {
        versions = range;
        return this;
    }

    /** The versions in which the field may be null. */
    public FieldSchemaBuilder nullable(String range) {
        return nullable(Versions.parse(range));
    }

    /** The versions in which the field may be null. */
    public FieldSchemaBuilder nullable(Versions range) {
        nullable = range;
        return this;
    }

    /** The field's tag and the versions in which it travels in the tag section. */
    public FieldSchemaBuilder tagged(int number, String range) {
        return tagged(number, Versions.parse(range));
    }

    /** The field's tag and the versions in which it travels in the tag section. */
    public FieldSchemaBuilder tagged(int number, Versions range) {
        tag = number;
        tagged = range;
        return this;
    }

    /** The versions in which the length is compact, where they differ from the message's. */
    public FieldSchemaBuilder flexible(String range) {
        return flexible(Versions.parse(range));
    }

    /** The versions in which the length is compact, or null when the message decides. */
    public FieldSchemaBuilder flexible(Versions range) {
        flexible = range;
        return this;
    }

    /** The explicit default, or null when there is none. */
    public FieldSchemaBuilder defaultText(String text) {
        defaultText = text;
        return this;
    }

    /** Lets values be dropped where a version lacks the field. */
    public FieldSchemaBuilder ignorable() {
        return ignorable(true);
    }

    /** Whether values may be dropped where a version lacks the field. */
    public FieldSchemaBuilder ignorable(boolean value) {
        ignorable = value;
        return this;
    }

    /** Makes the field part of its struct's key. */
    public FieldSchemaBuilder mapKey() {
        return mapKey(true);
    }

    /** Whether the field is part of its struct's key. */
    public FieldSchemaBuilder mapKey(boolean value) {
        mapKey = value;
        return this;
    }

    /** What the value stands for. */
    public FieldSchemaBuilder entityType(EntityType label) {
        entityType = label;
        return this;
    }

    /** Makes a byte field a slice of the input. */
    public FieldSchemaBuilder zeroCopy() {
        return zeroCopy(true);
    }

    /** Whether a byte field is a slice of the input. */
    public FieldSchemaBuilder zeroCopy(boolean value) {
        zeroCopy = value;
        return this;
    }

    /** The field's documentation. */
    public FieldSchemaBuilder about(String text) {
        about = text;
        return this;
    }

    /**
     * The field.
     *
     * @throws IllegalArgumentException when the default does not fit the type
     */
    public FieldSchema build() {
        return new FieldSchema(
                name,
                type,
                versions,
                nullable,
                tagged,
                tag,
                flexible,
                defaultText,
                ignorable,
                mapKey,
                entityType,
                zeroCopy,
                about);
    }
}
