package dev.wirecord.explorer.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explorer.names.MessageNames;
import dev.wirecord.explorer.versions.ChangeKind;
import dev.wirecord.explorer.versions.VersionChange;
import dev.wirecord.explorer.versions.VersionChanges;
import dev.wirecord.explorer.versions.VersionNotes;
import dev.wirecord.schema.MessageSchema;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Style;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code wirecord versions}: what each version changed. */
@Command(
        name = "versions",
        header = "Shows what each version of a message changed.",
        descriptionHeading = "%n",
        parameterListHeading = "%n",
        description = "For each version: fields that were added or removed, became nullable"
                + " or tagged, and where flexible versions begin. Comments of Kafka's schemas about a version stand"
                + " below it.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  wirecord versions Metadata             # request and response",
            "  wirecord versions FetchRequest         # one of them",
            "  wirecord versions Produce --json"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {ExitCodes.SOUND_HELP, ExitCodes.USAGE_HELP})
public final class VersionsCommand implements Callable<Integer> {

    @Mixin
    private HelpOption help;

    @Mixin
    private OutputOptions output;

    @Parameters(paramLabel = "NAME", description = "An API by name or key, or a message by name, in any case.")
    private String name;

    @Override
    public Integer call() {
        List<MessageSchema> schemas = new MessageNames(CodecRegistry.load()).messages(name);
        if (output.isJson()) {
            ArrayNode json = JsonNodeFactory.instance.arrayNode();
            schemas.forEach(schema -> json.add(json(schema)));
            output.print(json);
        } else {
            schemas.forEach(this::print);
        }
        return ExitCodes.SOUND;
    }

    private void print(MessageSchema schema) {
        PrintWriter out = output.out();
        String title = schema.name() + ", versions " + schema.versions() + ", flexible " + schema.flexible();
        out.println(Paint.text(output.ansi(), title, Style.bold));
        print(schema, schema.versions().lowest(), List.of(), "the first");
        VersionChanges.history(schema).forEach((version, changes) -> print(schema, version, changes, "the same bytes"));
        out.println();
    }

    private void print(MessageSchema schema, int version, List<VersionChange> changes, String otherwise) {
        PrintWriter out = output.out();
        out.println("  v" + version + (changes.isEmpty() ? "  " + otherwise : ""));
        for (VersionChange change : changes) {
            String kind = String.format("%-12s", change.kind().label());
            out.println("      " + Paint.text(output.ansi(), kind, style(change.kind())) + "  " + change.text());
        }
        VersionNotes.of(schema, version)
                .forEach(note -> out.println("      " + Paint.text(output.ansi(), "# " + note, Style.faint)));
    }

    private static IStyle style(ChangeKind kind) {
        return switch (kind) {
            case ADDED, FLEXIBLE -> Style.fg_green;
            case REMOVED, NOT_FLEXIBLE -> Style.fg_red;
            case TAGGED, NOT_TAGGED, NULLABLE, NOT_NULLABLE -> Style.fg_yellow;
        };
    }

    private static ObjectNode json(MessageSchema schema) {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("message", schema.name())
                .put("versions", schema.versions().toString())
                .put("flexible", schema.flexible().toString());
        ArrayNode versions = json.putArray("history");
        versions.add(json(schema, schema.versions().lowest(), List.of()));
        VersionChanges.history(schema).forEach((version, changes) -> versions.add(json(schema, version, changes)));
        return json;
    }

    private static ObjectNode json(MessageSchema schema, int version, List<VersionChange> changes) {
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("version", version);
        ArrayNode list = json.putArray("changes");
        for (VersionChange change : changes) {
            list.addObject()
                    .put("kind", change.kind().label())
                    .put("path", change.path())
                    .put("text", change.text());
        }
        ArrayNode notes = json.putArray("notes");
        VersionNotes.of(schema, version).forEach(notes::add);
        return json;
    }
}
