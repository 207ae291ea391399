package dev.wirecord.explorer.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.Failure;
import dev.wirecord.explorer.input.Recognition;
import dev.wirecord.explorer.json.TreeJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi.Style;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code wirecord explain}: what bytes mean. */
@Command(
        name = "explain",
        header = "Shows what bytes mean.",
        descriptionHeading = "%n",
        parameterListHeading = "%n",
        description = {
            "Shows every part of a message with its offset, size, type, value and meaning.",
            "Without options the bytes are taken for request frames, and it says so when they look like something else."
                    + " Bytes that are wrong are explained as far as they go."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  wirecord explain 0000000e 0012 0000 00000007 0004 74657374",
            "  wirecord explain -f request.bin",
            "  xxd request.bin | wirecord explain",
            "  wirecord explain --response --api Heartbeat --version 0 00000006 00000007 0000",
            "  wirecord explain --body --api Heartbeat --version 0 000167 00000001 00016d",
            "  wirecord explain --json -f request.bin | jq '.messages[0].tree'"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:The bytes are sound.",
            "1:The bytes are wrong, and explained as far as they go.",
            ExitCodes.USAGE_HELP
        })
public final class ExplainCommand implements Callable<Integer> {

    @Mixin
    private HelpOption help;

    @Mixin
    private BytesOptions input;

    @Mixin
    private MessageOptions message;

    @Option(
            names = "--records",
            paramLabel = "N",
            defaultValue = "20",
            description = "Show N records of each batch, and N batches of each field; 20 by default.")
    private int records;

    @Mixin
    private OutputOptions output;

    @Override
    public Integer call() throws IOException {
        List<Recognition> found = explain(CodecRegistry.load(), input.read());
        if (output.isJson()) {
            printJson(found);
        } else {
            found.forEach(this::print);
        }
        return found.stream().allMatch(ExplainCommand::isSoundThroughout) ? ExitCodes.SOUND : ExitCodes.WRONG;
    }

    /** Also what is inside of bytes, such as record batches, which a codec takes as they are. */
    private static boolean isSoundThroughout(Recognition found) {
        return found.tree() != null && found.tree().failures().isEmpty();
    }

    /** One after the other, as long as there are bytes and they are sound. */
    private List<Recognition> explain(CodecRegistry registry, byte[] bytes) {
        List<Recognition> found = new ArrayList<>();
        int offset = 0;
        do {
            Recognition next = message.explainFirst(registry, bytes, offset);
            found.add(next);
            offset += next.tree() == null ? bytes.length : next.tree().root().size();
        } while (message.isFramed()
                && offset < bytes.length
                && found.get(found.size() - 1).isSound());
        return found;
    }

    private void print(Recognition found) {
        PrintWriter out = output.out();
        out.println("Taken for " + found.name() + ".");
        found.advice().forEach(advice -> out.println(Paint.text(output.ansi(), advice, Style.fg_yellow)));
        if (found.tree() != null) {
            for (Failure failure : found.tree().failures()) {
                out.println(
                        Paint.text(output.ansi(), "The bytes are wrong: " + failure + ".", Style.bold, Style.fg_red));
            }
            out.println();
            output.print(new TreePrinter(output.ansi(), found.tree(), records).print());
        }
        out.println();
    }

    private void printJson(List<Recognition> found) {
        ArrayNode messages = JsonNodeFactory.instance.arrayNode();
        for (Recognition one : found) {
            ObjectNode json = messages.addObject();
            json.put("takenFor", one.name());
            ArrayNode advice = json.putArray("advice");
            one.advice().forEach(advice::add);
            if (one.tree() != null) {
                json.setAll(TreeJson.of(one.tree()));
            }
        }
        output.print(JsonNodeFactory.instance.objectNode().set("messages", messages));
    }
}
