package dev.wirecord.explorer.command;

import picocli.CommandLine.Option;

/** The option for help alone: in a subcommand, {@code --version} is the version of a message. */
final class HelpOption {

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help and exit.")
    private boolean help;
}
