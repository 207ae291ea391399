package dev.wirecord.explorer.command;

import dev.wirecord.explorer.input.HexText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Where a command takes its bytes from: the command line, a file, or standard input. */
final class BytesOptions {

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "HEX",
            description =
                    "The bytes in hex, in any usual spelling. Without them and without -f, standard input is read.")
    private List<String> hex = List.of();

    @Option(
            names = {"-f", "--file"},
            paramLabel = "FILE",
            description = "Read the bytes from a file. Like standard input, it holds the bytes themselves or their hex,"
                    + " as xxd, hexdump -C, od -t x1, tcpdump -X or Wireshark write it.")
    private Path file;

    byte[] read() throws IOException {
        if (!hex.isEmpty()) {
            if (file != null) {
                throw new ParameterException(spec.commandLine(), "either HEX or -f FILE, not both");
            }
            return HexText.parse(String.join("\n", hex));
        }
        byte[] bytes = file == null ? System.in.readAllBytes() : Files.readAllBytes(file);
        return HexText.looksLikeHex(bytes) ? HexText.parse(new String(bytes, StandardCharsets.ISO_8859_1)) : bytes;
    }
}
