package dev.wirecord.explorer.command;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explorer.json.JsonEncoder;
import dev.wirecord.explorer.json.JsonTexts;
import dev.wirecord.schema.MessageSchema;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wirecord encode}: JSON in, bytes out. */
@Command(
        name = "encode",
        header = "Makes the bytes of a message from JSON.",
        descriptionHeading = "%n",
        parameterListHeading = "%n",
        description = "The JSON has the form of kafka-clients' JSON converters. The bytes are printed in hex, the body"
                + " alone unless --frame is given.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  wirecord encode FindCoordinator --version 0 '{\"key\": \"group\"}'",
            "  wirecord encode Heartbeat --frame -f heartbeat.json -o request.bin",
            "  wirecord decode -f request.bin | wirecord encode Heartbeat --version 3"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {ExitCodes.SOUND_HELP, ExitCodes.WRONG_HELP, ExitCodes.USAGE_HELP})
public final class EncodeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @Mixin
    private TargetOptions target;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "JSON",
            description = "The message. Without it and without -f, standard input is read.")
    private String text;

    @Option(
            names = {"-f", "--file"},
            paramLabel = "FILE",
            description = "Read the JSON from a file.")
    private Path file;

    @Mixin
    private FrameOptions frame;

    @Mixin
    private BytesOutput output;

    @Override
    public Integer call() throws IOException {
        MessageSchema schema = target.schema(CodecRegistry.load());
        int version = target.version(schema);
        byte[] body = new JsonEncoder(schema, version).encode(JsonTexts.parse(json()));
        output.write(frame.around(schema, version, body));
        return ExitCodes.SOUND;
    }

    private String json() throws IOException {
        if (text != null && file != null) {
            throw new ParameterException(spec.commandLine(), "either JSON or -f FILE, not both");
        }
        if (text != null) {
            return text;
        }
        byte[] bytes = file == null ? System.in.readAllBytes() : Files.readAllBytes(file);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
