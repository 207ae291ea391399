package dev.wirecord.explorer.command;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explorer.serve.PageServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code wirecord serve}: the pages on this machine, and one that explains what is pasted into it. */
@Command(
        name = "serve",
        header = "Serves the pages, and explains what is pasted.",
        descriptionHeading = "%n",
        description = {
            "Serves the pages of \"wirecord site\" on this machine, and one more that explains hex or JSON.",
            "",
            "It listens on the loopback address alone and keeps nothing. Ctrl-C ends it."
        },
        footerHeading = "%nExamples:%n",
        footer = {"  wirecord serve", "  wirecord serve --port 9000"},
        mixinStandardHelpOptions = true)
public final class ServeCommand implements Callable<Integer> {

    @Option(
            names = {"-p", "--port"},
            paramLabel = "N",
            defaultValue = "8080",
            description = "The port; 0 for any that is free. Default: ${DEFAULT-VALUE}.")
    private int port;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > 0xffff) {
            throw new CommandLine.ParameterException(spec.commandLine(), "--port is 0 to 65535, not " + port);
        }
        try (PageServer server = PageServer.start(CodecRegistry.load(), port)) {
            PrintWriter out = spec.commandLine().getOut();
            out.println("Open " + server.address() + " in a browser; Ctrl-C ends it.");
            out.flush();
            new CountDownLatch(1).await();
            return CommandLine.ExitCode.OK;
        } catch (IOException e) {
            spec.commandLine().getErr().println("Cannot serve on port " + port + ": " + e.getMessage() + ".");
            return CommandLine.ExitCode.SOFTWARE;
        }
    }
}
