package dev.wirecord.explorer.command;

import dev.wirecord.codec.CodecRegistry;
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
        byte[] bytes = input.read();
        Recognition found = message.explainFirst(CodecRegistry.load(), bytes, 0);
        PrintWriter err = spec.commandLine().getErr();
        if (!found.isSound()) {
            String failure = found.tree() == null ? "" : "; " + found.tree().failure();
            err.println("wirecord: the bytes are not sound as " + found.name() + failure);
            found.advice().forEach(err::println);
            return ExitCodes.WRONG;
        }
        MessageTree tree = found.tree();
        err.println(tree.title());
        sayWhatIsLeftOut(tree, bytes.length, err);
        RecordsForm form = recordsSize ? RecordsForm.SIZE : RecordsForm.BASE64;
        JsonDecoder decoder = new JsonDecoder(tree.schema(), tree.version(), form);
        spec.commandLine()
                .getOut()
                .println(JsonTexts.print(decoder.toJson(tree.values().orElseThrow())));
        return ExitCodes.SOUND;
    }

    private static void sayWhatIsLeftOut(MessageTree tree, int present, PrintWriter err) {
        tree.root()
                .walk()
                .filter(node -> node.kind() == NodeKind.UNKNOWN_TAGGED_FIELD)
                .forEach(unknown -> err.println("not in the JSON: " + unknown.path() + ", " + unknown.size()
                        + " bytes at " + unknown.offset()));
        int behind = present - tree.root().size();
        if (behind > 0) {
            err.println("not in the JSON: " + behind + " bytes behind the frame");
        }
    }
}
