package dev.wirecord.explorer.command;

import dev.wirecord.codec.CodecRegistry;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code wirecord apis}: which APIs there are. */
@Command(name = "apis", description = "Lists Kafka's APIs.", mixinStandardHelpOptions = true)
public final class ApisCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        CodecRegistry.load().apis().forEach(api -> out.println(api.apiKey() + " " + api.name()));
        return CommandLine.ExitCode.OK;
    }
}
