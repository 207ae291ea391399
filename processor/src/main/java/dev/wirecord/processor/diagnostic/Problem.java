package dev.wirecord.processor.diagnostic;

import java.util.Locale;
import javax.tools.Diagnostic.Kind;

/**
 * Everything that can be wrong with a declaration. The constant's name is the id that opens the text; then comes a
 * sentence that quotes what was written, and a sentence that says what to write.
 *
 * <p>Most are errors, and nothing is generated for the record. A warning is about what Kafka allows and nearly always is
 * a slip; {@code @SuppressWarnings("wirecord")} says that it is meant.
 */
public enum Problem {
    NOT_A_RECORD("%s is %s, and a %s must be a record. Declare it `record %1$s(...)`."),
    RECORD_OUT_OF_REACH("%s is %s, and generated code cannot use it. %s."),
    GENERATED_NAME_TAKEN("There is a class %s already, and the processor generates one for %s. Rename one of the two."),
    PROVIDER_UNLISTED(
            Kind.WARNING,
            "Module %s does not offer its codecs, and `CodecRegistry.load()` will not find them. "
                    + "Write `provides dev.wirecord.codec.CodecProvider with %s;`."),
    PROVIDER_NAME("\"%s\" is not the name of a class. Write `-Awirecord.provider=%s`."),

    STRUCT_CYCLE("%s contains itself through %s, and Kafka's schemas have no recursion. Remove the component."),
    STRUCT_NAME("\"%s\" is not a name that Kafka has for structs. Write `%s`."),
    STRUCT_NAME_TAKEN(
            "%s and %s are both named %s in this message, capitals aside. Write `@KafkaStruct(name = ...)` on one of them."),
    STRUCT_VERSIONS(
            "%s exists in versions %s, and this field needs it in %s. Write `versions = \"%s\"` on the struct."),

    API_KEY_MISSING("A message of type %s has an API key, and none is given. Add `apiKey = ` with its number."),
    API_KEY_UNUSED("A message of type %s has no API key, and %s is given. Remove `apiKey`."),
    REQUEST_NAME(
            "\"%s\" does not end in Request, and Kafka's requests do. Write `name = \"%s\"`, or rename the record."),
    RESPONSE_TYPE(
            "%s is no answer to this request: %s. Name a message of type RESPONSE with `apiKey = %s` in `KafkaRequest<...>`."),
    API_KEY_TAKEN("API key %s is already used by the %s %s. Give this message a key of its own."),
    /**
     * In folders of schemas only, which are imported whole. A schema that is named in {@code resources} was chosen, and the
     * response of a record may be in another module.
     */
    API_INCOMPLETE("API %s has a %s and no %s. Add the schema of the %3$s, or name that of the %2$s in `resources`."),
    REQUEST_ONLY("`%s` belongs to requests, and this is a message of type %s. Remove it."),

    VERSIONS_UNREADABLE("\"%s\" is not a version range. Write \"%s\"."),
    MESSAGE_VERSIONS_OPEN(
            "\"%s\" has no end, and a codec needs one. Write the highest version you implement, as in \"%s\"."),
    FLEXIBLE_BOUNDED("Flexible %s ends, and versions once flexible stay so. Write \"%s\"."),
    FLEXIBLE_OUTSIDE_MESSAGE("Flexible %s starts after the last version, %s. Write \"none\" or a start within %s."),
    VERSIONS_OUTSIDE_MESSAGE(
            Kind.WARNING,
            "Versions %s never occur: the message has versions %s. Start at %s or lower, or raise the message to \"%s\"."),
    VERSIONS_NEVER(
            Kind.WARNING,
            "Versions %s never occur: the message has versions %s. Remove the component, or write \"%s\"."),
    STRUCT_NEVER("%s is in versions %s, and the record around it only in %s. Remove the component, or write \"%s\"."),
    FLEXIBLE_OVERRIDE_TYPE("Only strings and bytes may override flexible, and %s is %s. Remove `flexible`."),
    FLEXIBLE_OVERRIDE_VERSIONS("Flexible %s is not within the message's flexible versions, %s. Write \"%s\"."),

    FIELD_NAME("\"%s\" is not a name that Kafka has for fields. Write `%s`."),
    MEMBER_NAME_TAKEN("\"%s\" is already the name of %s. Write another `name`."),

    TAG_NEGATIVE("Tag %s is negative, and tags run from 0. Use `tag = %s`."),
    TAG_TAKEN("Tag %s is already used by %s. Use `tag = %s`."),
    TAG_GAP("Tag %s leaves %s unused, and Kafka's tags run from 0 without gaps. Use `tag = %s`."),
    TAG_MISSING("Tagged %s needs a tag, and none is given. Add `tag = %s`."),
    TAG_BEFORE_FLEXIBLE("Tagged fields need flexible versions, %s. Write `%s`%s or remove the tag."),
    TAGGED_BOUNDED("\"%s\" has an end, and a tagged field stays for good. Write \"%s\"."),
    TAGGED_OUTSIDE_VERSIONS("Tagged %s is not within the field's versions, %s. Write \"%s\"."),
    TAGGED_TYPE("%s holds record batches, and Kafka does not tag those. Remove `tag`."),
    TAGGED_NULLABILITY("%s may be null in some of its tagged versions and not in others. Write `nullable = \"%s\"`."),

    PRIMITIVE_NULLABLE("%s is %s and cannot be null. Remove `nullable`, or use a type that can be null."),
    NULLABLE_NEVER(
            Kind.WARNING,
            "Nullable %s has no version in common with the field's versions, %s. Remove `nullable`, or write \"%s\"."),
    NULLABLE_UNSAID(
            Kind.WARNING,
            "%s may be null in versions %s, and its type in this @NullMarked scope says that it never is. Write `%s %1$s`."),
    DEFAULT_UNREADABLE("\"%s\" is no default for %s: %s. Write one that is, or remove `defaultValue`."),
    DEFAULT_NULL("%s is null by default in versions %s, and nullable in %s. Write `nullable = \"%s\"`."),
    UNSUPPORTED_TYPE("%s has no Kafka encoding. Use %s."),
    WIRE_TYPE("`type = %s` does not fit %s. Use %s."),
    ENTITY_TYPE("`entityType = %s` belongs on %s, and %s is %s. Remove it."),
    MAP_KEY("%s cannot be a map key: %s. Remove `mapKey`."),
    TAGGED_FIELDS_TWICE("%s has two components of type TaggedFields, and a struct has one tag section. Remove one."),
    TAGGED_FIELDS_ANNOTATED(
            "%s keeps what no field knows, and @KafkaField says nothing about that. Remove @KafkaField."),
    STRAY_FIELD("@KafkaField works only on components of records, and %s is a %s. Move it to a component."),

    LOCK_MESSAGE_CHANGED("The %s of this message is locked as %s, and written as %s. Put it back; %s."),
    LOCK_MESSAGE_GONE("%s is locked, and there is no such record. Put it back, or take its block out of %s."),
    LOCK_FIELD_GONE("\"%s\" is locked in versions %s, and gone. Put it back; %s."),
    LOCK_FIELD_NEW(
            "%s is new, and versions %s are locked without it. Write `versions = \"%s\"`, and raise the message to \"%s\"."),
    LOCK_FIELD_MOVED(
            "%s has another place in versions %s, which are locked. Move it back; new fields may stand anywhere."),
    LOCK_FIELD_CHANGED("The %s of %s is locked as %s in versions %s, and written as %s. Put it back; %s."),
    LOCK_UNREADABLE("Line %2$s of %1$s is not one of a wire lock: \"%3$s\". Correct it, or restore the file."),
    LOCK_FILE("The wire lock %s cannot be %s: %s. Name a file in `-Awirecord.lock=<file>`."),

    SCHEMA_FOLDER_UNNAMED("No folder of schemas is named. Pass the processor option `-Awirecord.schemas=<folder>`."),
    SCHEMA_FOLDER_MISSING("The folder %s does not exist, and schemas are read from it. Create it, or name another."),
    SCHEMA_RESOURCE_MISSING("%s is not on the class path. Add what contains it, or name another resource."),
    SCHEMA_UNREADABLE("The schema cannot be read: %s. Correct the file."),
    SCHEMA_ATTRIBUTE("The attribute \"%s\" is not one that Wirecord knows. Remove it, or import with a newer version."),
    SCHEMA_ATTRIBUTE_MISSING("The attribute \"%s\" is missing or blank. Write it."),
    SCHEMA_VALUE("\"%s\" does not fit the attribute \"%s\". Write %s."),
    SCHEMA_NAME_TAKEN("The name %s is already used by %s. Rename one of the messages."),
    SCHEMA_STRUCT_TWICE("The struct %s is described twice. Describe it in commonStructs, and nowhere else."),
    SCHEMA_FIELDS("The type %s has no fields of its own. Remove `fields`."),
    SCHEMA_ZERO_COPY("`zeroCopy` belongs on bytes, and this field is %s. Remove it.");

    private final Kind kind;
    private final String sentences;

    Problem(String sentences) {
        this(Kind.ERROR, sentences);
    }

    Problem(Kind kind, String sentences) {
        this.kind = kind;
        this.sentences = sentences;
    }

    /** How the compiler takes it: an error or a warning. */
    Kind kind() {
        return kind;
    }

    /** The id as it is printed: the constant's name in camel case. */
    public String id() {
        StringBuilder id = new StringBuilder();
        for (String word : name().split("_")) {
            id.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return id.toString();
    }

    /** The whole text, in the words of schemas where the place is in one. */
    String text(String place, Object... facts) {
        String text = String.format(Locale.ROOT, sentences, facts);
        return "[" + id() + "] " + (place.isEmpty() ? text : place + ": " + SchemaWords.of(text));
    }
}
