package dev.wirecord.explorer.command;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.explorer.names.MessageNames;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which message a command makes, in which version. */
final class TargetOptions {

    @Parameters(
            index = "0",
            paramLabel = "NAME|KEY",
            description = "An API by name or key, or a message by name, in any case.")
    private String name;

    @Option(
            names = {"-v", "--version"},
            paramLabel = "N",
            description = "The version; the latest by default.")
    private Integer version;

    @Option(
            names = {"-r", "--response"},
            description = "The response of the API, not its request.")
    private boolean response;

    MessageSchema schema(CodecRegistry registry) {
        return new MessageNames(registry).message(name, response ? MessageType.RESPONSE : MessageType.REQUEST);
    }

    /** The version asked for, which the message has. */
    int version(MessageSchema schema) {
        if (version != null && !schema.versions().contains(version)) {
            throw new UnsupportedVersionException(
                    schema.name() + " has versions " + schema.versions() + ", not " + version);
        }
        return version == null ? schema.versions().highest() : version;
    }
}
