package dev.wirecord.explorer.command;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.MessageNode;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explain.NodeKind;
import dev.wirecord.explorer.input.Recognition;
import dev.wirecord.explorer.json.JsonDecoder;
import dev.wirecord.explorer.json.JsonTexts;
import dev.wirecord.explorer.json.RecordsForm;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code wirecord decode}: bytes in, JSON out. */
@Command(
        name = "decode",
        header = "Makes JSON from the bytes of a message.",
        descriptionHeading = "%n",
        parameterListHeading = "%n",
        description = "The body becomes JSON in the form of kafka-clients' JSON converters. What the message is"
                + " goes to the error output, and so do tagged fields that the schema does not know, which the JSON"
                + " cannot have.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  wirecord decode -f request.bin",
            "  wirecord decode --response --api Heartbeat --version 4 -f response.bin",
            "  wirecord decode --body --api Heartbeat --version 0 000167 00000001 00016d",
            "  wirecord decode -f request.bin | wirecord encode Heartbeat --version 4"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {ExitCodes.SOUND_HELP, ExitCodes.WRONG_HELP, ExitCodes.USAGE_HELP})
public final class DecodeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @Mixin
    private BytesOptions input;

    @Mixin
    private MessageOptions message;

    @Option(names = "--json", description = "Write JSON, which is what it does anyway.")
    private boolean json;

    @Option(
            names = "--records-size",
            description = "Write the size of record batches and not their bytes, as brokers log requests.")
    private boolean recordsSize;

    @Override
    public Integer call() throws IOException {
        Recognition found = message.explain(CodecRegistry.load(), input.read());
        PrintWriter err = spec.commandLine().getErr();
        if (!found.isSound()) {
            String failure = found.tree() == null ? "" : "; " + found.tree().failure();
            err.println("wirecord: the bytes are not sound as " + found.name() + failure);
            found.advice().forEach(err::println);
            return ExitCodes.WRONG;
        }
        MessageTree tree = found.tree();
        err.println(tree.title());
        tree.root()
                .walk()
                .filter(node -> node.kind() == NodeKind.UNKNOWN_TAGGED_FIELD)
                .forEach(this::warn);
        RecordsForm form = recordsSize ? RecordsForm.SIZE : RecordsForm.BASE64;
        JsonDecoder decoder = new JsonDecoder(tree.schema(), tree.version(), form);
        spec.commandLine()
                .getOut()
                .println(JsonTexts.print(decoder.toJson(tree.values().orElseThrow())));
        return ExitCodes.SOUND;
    }

    private void warn(MessageNode unknown) {
        spec.commandLine()
                .getErr()
                .println(
                        "not in the JSON: " + unknown.path() + ", " + unknown.size() + " bytes at " + unknown.offset());
    }
}
