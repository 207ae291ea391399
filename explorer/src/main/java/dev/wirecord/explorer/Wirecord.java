package dev.wirecord.explorer;

import dev.wirecord.explorer.command.ApisCommand;
import dev.wirecord.explorer.command.DecodeCommand;
import dev.wirecord.explorer.command.EncodeCommand;
import dev.wirecord.explorer.command.ExplainCommand;
import dev.wirecord.explorer.command.SchemaCommand;
import dev.wirecord.explorer.command.ServeCommand;
import dev.wirecord.explorer.command.ShortErrors;
import dev.wirecord.explorer.command.SiteCommand;
import dev.wirecord.explorer.command.SmallestCommand;
import dev.wirecord.explorer.command.VersionsCommand;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The {@code wirecord} command. */
@Command(
        name = "wirecord",
        description = "Shows what Kafka's messages are made of.",
        mixinStandardHelpOptions = true,
        versionProvider = WirecordVersion.class,
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExamples:%n",
        footer = {
            "  wirecord apis                        # which APIs there are",
            "  wirecord smallest Heartbeat          # what one looks like",
            "  wirecord explain -f request.bin      # what these bytes mean",
            "  wirecord COMMAND --help              # more, with examples",
            "  source <(wirecord generate-completion)"
        },
        subcommands = {
            ApisCommand.class,
            SchemaCommand.class,
            VersionsCommand.class,
            SmallestCommand.class,
            ExplainCommand.class,
            DecodeCommand.class,
            EncodeCommand.class,
            SiteCommand.class,
            ServeCommand.class,
            GenerateCompletion.class
        })
public final class Wirecord {

    private Wirecord() {}

    /** Runs the command and exits with its code. */
    public static void main(String[] arguments) {
        // From Java 22 on there is a console even where there is no terminal, unless the old one is asked for.
        System.setProperty("jdk.console", System.getProperty("jdk.console", "java.base"));
        // JSON is UTF-8 whatever the locale.
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        System.exit(commandLine().setOut(out).execute(arguments));
    }

    /** The command, ready to run with arguments. */
    public static CommandLine commandLine() {
        ShortErrors errors = new ShortErrors();
        return new CommandLine(new Wirecord())
                .setUsageHelpAutoWidth(true)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler(errors);
    }
}
