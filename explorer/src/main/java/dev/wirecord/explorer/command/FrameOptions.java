package dev.wirecord.explorer.command;

import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Whether a body gets a size prefix and a header, and what the header says. */
final class FrameOptions {

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--frame", description = "Put the size prefix and the header before the body.")
    private boolean frame;

    @Option(
            names = "--correlation-id",
            paramLabel = "N",
            defaultValue = "0",
            description = "The correlation id in the header; 0 by default.")
    private int correlationId;

    @Option(
            names = "--client-id",
            paramLabel = "ID",
            defaultValue = "",
            description = "The client id in the header of a request; empty by default.")
    private String clientId;

    byte[] around(MessageSchema schema, int version, byte[] body) {
        if (!frame) {
            return body;
        }
        if (schema.type() != MessageType.REQUEST && schema.type() != MessageType.RESPONSE) {
            throw new ParameterException(
                    spec.commandLine(), schema.name() + " is neither request nor response, so it has no frame");
        }
        return FrameBytes.of(schema, version, correlationId, clientId, body);
    }
}
