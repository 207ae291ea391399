package dev.wirecord.explorer.command;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explorer.site.Site;
import dev.wirecord.explorer.site.SiteWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code wirecord site}: writes the pages of all messages. */
@Command(
        name = "site",
        header = "Writes web pages of all messages.",
        descriptionHeading = "%n",
        description = {
            "Writes web pages that show every version of every message, byte by byte.",
            "",
            "The pages need nothing but each other: open index.html in a browser, or put the folder on a server."
        },
        footerHeading = "%nExamples:%n",
        footer = "  wirecord site -o pages",
        mixinStandardHelpOptions = true)
public final class SiteCommand implements Callable<Integer> {

    @Option(
            names = {"-o", "--output"},
            paramLabel = "DIR",
            required = true,
            description = "The folder to write into. It is made when there is none.")
    private Path folder;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Site site = new Site(CodecRegistry.load(), false);
        int pages = site.paths().size();
        Progress progress = new Progress(spec.commandLine().getErr(), System.console() != null, pages, "pages");
        try {
            long bytes = new SiteWriter(site, folder).write(progress);
            out.printf("%d pages, %.1f MB: %s%n", pages, bytes / 1e6, folder.resolve("index.html"));
            return CommandLine.ExitCode.OK;
        } catch (IOException e) {
            spec.commandLine().getErr().println("Cannot write " + e.getMessage() + ".");
            return CommandLine.ExitCode.SOFTWARE;
        }
    }
}
