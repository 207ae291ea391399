package dev.wirecord.processor.schemas;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.palantir.javapoet.ClassName;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads one schema as a declaration of the record that it becomes. */
public final class SchemaReader {

    private static final Set<String> ATTRIBUTES = Set.of(
            "name",
            "type",
            "apiKey",
            "validVersions",
            "deprecatedVersions",
            "flexibleVersions",
            "fields",
            "commonStructs",
            "listeners",
            "latestVersionUnstable");

    private static final Set<String> LISTENERS = Set.of("broker", "controller", "zkBroker");

    private final String packageName;
    private final SourceAnchor anchor;
    private final Diagnostics diagnostics;

    /**
     * A reader for the schemas of one package.
     *
     * @param anchor where problems are reported: what made us read the files
     */
    public SchemaReader(String packageName, SourceAnchor anchor, Diagnostics diagnostics) {
        this.packageName = packageName;
        this.anchor = anchor;
        this.diagnostics = diagnostics;
    }

    /** Reads a schema; empty when it is not JSON, or so incomplete that nothing else can be said of it. */
    public Optional<MessageDeclaration> read(SchemaFile file) {
        SchemaPlace place = new SchemaPlace(anchor, file.name(), "");
        try {
            return read(file, new SchemaObject(JsonValue.read(file.text()), place, diagnostics));
        } catch (JsonProcessingException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            diagnostics.report(place.line(line), Problem.SCHEMA_UNREADABLE, e.getOriginalMessage());
            return Optional.empty();
        } catch (IOException e) {
            // A text does not fail to be read.
            throw new UncheckedIOException(e);
        }
    }

    private Optional<MessageDeclaration> read(SchemaFile file, SchemaObject schema) {
        schema.requireKnown(ATTRIBUTES);
        Located<String> name = schema.required("name");
        Located<String> typeName = schema.required("type");
        Located<String> versions = schema.requiredVersions("validVersions");
        MessageType type = type(typeName);
        if (type == null || name.value().isBlank() || versions.value().isBlank()) {
            return Optional.empty();
        }
        requireListeners(schema.texts("listeners"));
        return Optional.of(new MessageDeclaration(
                body(file, schema, name),
                new Located<>(type, typeName.anchor(), true),
                schema.number("apiKey", -1),
                versions,
                flexible(schema, versions),
                schema.texts("listeners"),
                schema.flag("latestVersionUnstable"),
                null));
    }

    private StructDeclaration body(SchemaFile file, SchemaObject schema, Located<String> name) {
        ClassName message = ClassName.get(packageName, MemberNames.recordName(name.value()));
        boolean keepsTags = !schema.versions("flexibleVersions", "none").value().equals("none");
        return new StructReader(message, keepsTags, diagnostics).body(schema, name, MessageComments.of(file.text()));
    }

    /** Required, because Kafka's own default would be a guess; a retired API has no version to be flexible in. */
    private static Located<String> flexible(SchemaObject schema, Located<String> versions) {
        return versions.value().equals("none")
                ? schema.versions("flexibleVersions", "none")
                : schema.has("flexibleVersions")
                        ? schema.versions("flexibleVersions", "none")
                        : schema.requiredVersions("flexibleVersions");
    }

    private MessageType type(Located<String> name) {
        for (MessageType type : MessageType.values()) {
            if (kafkaName(type).equals(name.value())) {
                return type;
            }
        }
        if (!name.value().isBlank()) {
            List<String> names =
                    Stream.of(MessageType.values()).map(SchemaReader::kafkaName).toList();
            diagnostics.report(name.anchor(), Problem.SCHEMA_VALUE, name.value(), "type", Choices.of(names));
        }
        return null;
    }

    private static String kafkaName(MessageType type) {
        return type.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private void requireListeners(Located<List<String>> listeners) {
        for (String listener : listeners.value()) {
            if (!LISTENERS.contains(listener)) {
                diagnostics.report(
                        listeners.anchor(),
                        Problem.SCHEMA_VALUE,
                        listener,
                        "listeners",
                        "\"broker\" or \"controller\"");
            }
        }
    }
}
