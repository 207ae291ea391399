package dev.wirecord.processor.emit;

import dev.wirecord.processor.model.FieldModel;
import dev.wirecord.processor.model.MessageModel;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.processor.model.VersionSpan;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;

/** The names of methods and variables in a codec. A method's name ends with the versions that it is for. */
final class MethodNames {

    // What the variable of a struct shares a method with.
    private static final Set<String> TAKEN = Set.of("in", "out", "version", "at", "start", "array", "elements", "i");

    private final MessageModel message;
    private final Set<String> structNames;

    MethodNames(MessageModel message) {
        this.message = message;
        this.structNames = message.structs().stream()
                .map(struct -> capitalised(struct.schema().name()))
                .collect(Collectors.toSet());
    }

    String read(StructModel struct, VersionSpan span) {
        return "read" + part(struct) + span.suffix(struct);
    }

    String readArray(StructModel struct, VersionSpan span) {
        return "read" + arrayPart(struct) + span.suffix(struct);
    }

    String write(StructModel struct, VersionSpan span) {
        return "write" + part(struct) + span.suffix(struct);
    }

    String writeArray(StructModel struct, VersionSpan span) {
        return "write" + arrayPart(struct) + span.suffix(struct);
    }

    String requireRepresentable(StructModel struct) {
        return "require" + part(struct) + "Representable";
    }

    static String isDefault(StructModel struct) {
        return "isDefault" + capitalised(struct.schema().name());
    }

    /** Whether the struct is the message itself, and no part of one. */
    boolean isMessage(StructModel struct) {
        return struct == message.body();
    }

    /** The variable that holds a value of the struct. */
    String variable(StructModel struct) {
        if (isMessage(struct)) {
            return "message";
        }
        String name = uncapitalised(struct.schema().name());
        boolean taken = TAKEN.contains(name)
                || SourceVersion.isKeyword(name)
                || struct.fields().stream().map(MethodNames::flag).anyMatch(name::equals);
        return taken ? name + "Value" : name;
    }

    /** The variable that says whether a tagged field is written. */
    static String flag(FieldModel field) {
        return "has" + capitalised(field.component());
    }

    /** The constant that holds a value of the struct with all defaults. */
    static String defaultConstant(StructModel struct) {
        return "DEFAULT_" + upperUnderscore(struct.schema().name());
    }

    private String part(StructModel struct) {
        return isMessage(struct) ? "" : capitalised(struct.schema().name());
    }

    private String arrayPart(StructModel struct) {
        String name = capitalised(struct.schema().name());
        return structNames.contains(name + "Array") ? "ArrayOf" + name : name + "Array";
    }

    static String capitalised(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    static String uncapitalised(String name) {
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    private static String upperUnderscore(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
    }
}
