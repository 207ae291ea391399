package dev.wirecord.explorer;

import dev.wirecord.explorer.command.ApisCommand;
import dev.wirecord.explorer.command.ServeCommand;
import dev.wirecord.explorer.command.SiteCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The {@code wirecord} command. */
@Command(
        name = "wirecord",
        description = "Shows what Kafka's messages are made of.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {ApisCommand.class, ServeCommand.class, SiteCommand.class})
public final class Wirecord {

    private Wirecord() {}

    /** Runs the command and exits with its code. */
    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    /** The command, ready to run with arguments. */
    public static CommandLine commandLine() {
        return new CommandLine(new Wirecord());
    }
}
