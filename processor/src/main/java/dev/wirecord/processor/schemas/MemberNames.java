package dev.wirecord.processor.schemas;

import java.util.Set;
import javax.lang.model.SourceVersion;

/**
 * The Java names of what schemas name. A name that Java, a record or the record's own imports have taken gets a word
 * added, always the same one.
 */
final class MemberNames {

    /** The component that keeps the tagged fields which a record does not know. */
    static final String TAGGED_FIELDS = "unknownTaggedFields";

    // What a record may not have as a component (JLS 8.10.1), and what its generated code needs.
    private static final Set<String> NOT_COMPONENTS = Set.of(
            "clone",
            "finalize",
            "getClass",
            "hashCode",
            "notify",
            "notifyAll",
            "toString",
            "wait",
            "build",
            "from",
            TAGGED_FIELDS);

    private static final Set<String> NOT_STRUCTS = Set.of(
            "ByteBuffer",
            "EntityType",
            "KafkaField",
            "KafkaMessage",
            "KafkaRequest",
            "KafkaStruct",
            "List",
            "MessageType",
            "Object",
            "Override",
            "Record",
            "Records",
            "String",
            "TaggedFields",
            "UUID",
            "WireType");

    private MemberNames() {}

    /** The record of a message. */
    static String recordName(String message) {
        return capitalised(message);
    }

    /** The record of a struct within that of the message. */
    static String structName(String struct, String message) {
        String name = capitalised(struct);
        return name.equals(message) || NOT_STRUCTS.contains(name) ? name + "Struct" : name;
    }

    /** The component of a field. */
    static String component(String field) {
        String name = field.isEmpty() ? "unnamed" : Character.toLowerCase(field.charAt(0)) + field.substring(1);
        return NOT_COMPONENTS.contains(name) || SourceVersion.isKeyword(name) ? name + "Value" : name;
    }

    private static String capitalised(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }
}
