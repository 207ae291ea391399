package dev.wirecord.explorer.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Where bytes go, and whether as they are or in hex. */
final class BytesOutput {

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write the bytes themselves into a file.")
    private Path file;

    @Option(names = "--binary", description = "Write the bytes themselves to standard output.")
    private boolean binary;

    void write(byte[] bytes) throws IOException {
        if (file != null) {
            Files.write(file, bytes);
        } else if (binary) {
            System.out.write(bytes);
            System.out.flush();
        } else {
            spec.commandLine().getOut().println(HexFormat.of().formatHex(bytes));
        }
    }
}
