package dev.wirecord.explorer.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirecord.codec.Api;
import dev.wirecord.codec.CodecEntry;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.Versions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code wirecord apis}: which APIs there are. */
@Command(
        name = "apis",
        header = "Lists Kafka's APIs.",
        descriptionHeading = "%n",
        parameterListHeading = "%n",
        description = "With their keys, names and versions, the versions that are flexible (compact"
                + " lengths and tag sections), and the listeners that serve them.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  wirecord apis",
            "  wirecord apis | grep Txn",
            "  wirecord apis --json | jq '.[] | select(.unstable) | .name'"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {ExitCodes.SOUND_HELP, ExitCodes.USAGE_HELP})
public final class ApisCommand implements Callable<Integer> {

    /** An API of the list. */
    private record Row(Api api, Versions versions, Versions flexible, List<String> listeners, boolean unstable) {

        static Row of(Api api, CodecRegistry registry) {
            CodecEntry entry = api.request().or(api::response).orElseThrow();
            Optional<MessageSchema> schema =
                    entry.versions().isNone() || api.request().isEmpty()
                            ? Optional.empty()
                            : Optional.of(registry.request(api.apiKey()).schema());
            return new Row(
                    api,
                    entry.versions(),
                    entry.flexible(),
                    schema.map(MessageSchema::listeners).orElse(List.of()),
                    schema.map(MessageSchema::latestVersionUnstable).orElse(false));
        }

        boolean retired() {
            return versions.isNone();
        }

        String mark() {
            return retired() ? "retired" : unstable ? "v" + versions.highest() + " unstable" : "";
        }

        ObjectNode json() {
            ObjectNode json = JsonNodeFactory.instance
                    .objectNode()
                    .put("key", api.apiKey())
                    .put("name", api.name())
                    .put("versions", versions.toString())
                    .put("flexible", flexible.toString());
            ArrayNode served = json.putArray("listeners");
            listeners.forEach(served::add);
            return json.put("unstable", unstable).put("retired", retired());
        }
    }

    @Mixin
    private HelpOption help;

    @Mixin
    private OutputOptions output;

    @Override
    public Integer call() {
        CodecRegistry registry = CodecRegistry.load();
        List<Row> rows =
                registry.apis().stream().map(api -> Row.of(api, registry)).toList();
        if (output.isJson()) {
            ArrayNode json = JsonNodeFactory.instance.arrayNode();
            rows.forEach(row -> json.add(row.json()));
            output.print(json);
        } else {
            output.print(table(rows));
        }
        return ExitCodes.SOUND;
    }

    private String table(List<Row> rows) {
        TextTable table = new TextTable("KEY", "NAME", "VERSIONS", "FLEXIBLE", "LISTENERS", "");
        for (Row row : rows) {
            table.add(
                    String.format("%3d", row.api().apiKey()),
                    row.api().name(),
                    row.retired() ? "-" : row.versions().toString(),
                    row.flexible().isNone() ? "-" : row.flexible().toString(),
                    String.join(" ", row.listeners()),
                    row.mark());
        }
        return table.render(output.ansi());
    }
}
