package dev.wirecord.explorer.command;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.Explainer;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explain.SmallestMessage;
import dev.wirecord.explorer.json.TreeJson;
import dev.wirecord.schema.MessageSchema;
import java.nio.ByteBuffer;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code wirecord smallest}: a sample of a message. */
@Command(
        name = "smallest",
        header = "Shows a sample of a message.",
        descriptionHeading = "%n",
        parameterListHeading = "%n",
        description =
                "It is the smallest message in which every field can be seen, as bytes and tree: numbers are zero,"
                        + " texts empty, every array has one element, and tagged fields are left out.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  wirecord smallest AddOffsetsToTxn",
            "  wirecord smallest Fetch --version 12 --response",
            "  wirecord smallest ConsumerProtocolSubscription"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {ExitCodes.SOUND_HELP, ExitCodes.USAGE_HELP})
public final class SmallestCommand implements Callable<Integer> {

    @Mixin
    private HelpOption help;

    @Mixin
    private TargetOptions target;

    @Mixin
    private OutputOptions output;

    @Override
    public Integer call() {
        CodecRegistry registry = CodecRegistry.load();
        MessageSchema schema = target.schema(registry);
        MessageTree tree = tree(registry, schema, target.version(schema));
        if (output.isJson()) {
            output.print(TreeJson.of(tree));
        } else {
            output.print(new TreePrinter(output.ansi(), tree, Integer.MAX_VALUE).print());
        }
        return ExitCodes.SOUND;
    }

    private static MessageTree tree(CodecRegistry registry, MessageSchema schema, int version) {
        Explainer explainer = new Explainer(registry);
        int key = schema.apiKey();
        return switch (schema.type()) {
            case REQUEST -> explainer.request(ByteBuffer.wrap(SmallestMessage.request(registry, key, version)));
            case RESPONSE ->
                explainer.response(ByteBuffer.wrap(SmallestMessage.response(registry, key, version)), key, version);
            default -> explainer.body(schema, version, SmallestMessage.body(schema, version));
        };
    }
}
