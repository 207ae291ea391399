package dev.wirecord.explorer.command;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.SchemaPrinter;
import dev.wirecord.explorer.json.JsonTexts;
import dev.wirecord.explorer.names.MessageNames;
import dev.wirecord.schema.MessageSchema;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code wirecord schema}: a message's schema as Kafka writes it. */
@Command(
        name = "schema",
        header = "Prints a message's schema as Kafka writes it.",
        descriptionHeading = "%n",
        parameterListHeading = "%n",
        description = "That is JSON with comments, as in Kafka's message files.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  wirecord schema Heartbeat              # request and response",
            "  wirecord schema 12                     # the same, by its key",
            "  wirecord schema HeartbeatResponse      # one of them",
            "  wirecord schema ConsumerProtocolAssignment",
            "  wirecord schema Fetch --json | jq '.[0].fields[].name'"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {ExitCodes.SOUND_HELP, ExitCodes.USAGE_HELP})
public final class SchemaCommand implements Callable<Integer> {

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
            schemas.forEach(schema -> json.add(withoutComments(SchemaPrinter.print(schema))));
            output.print(json);
        } else {
            output.out().println(schemas.stream().map(SchemaPrinter::print).collect(Collectors.joining("\n\n")));
        }
        return ExitCodes.SOUND;
    }

    /** Comments have lines of their own, so no text in quotes can be taken for one. */
    private static JsonNode withoutComments(String schema) {
        return JsonTexts.parse(
                schema.lines().filter(line -> !line.strip().startsWith("//")).collect(Collectors.joining("\n")));
    }
}
