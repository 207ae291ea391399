package dev.wirecord.explorer.command;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explorer.site.Site;
import dev.wirecord.explorer.site.SiteWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code wirecord site}: writes the pages of all messages. */
@Command(
        name = "site",
        description = {
            "Writes web pages that show every version of every message, byte by byte.",
            "",
            "The pages need nothing but each other: open index.html in a browser, or put the folder on a server."
        },
        mixinStandardHelpOptions = true)
public final class SiteCommand implements Callable<Integer> {

    private static final int PAGES_PER_LINE = 100;

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
        try {
            long bytes = new SiteWriter(site, folder).write(progress(pages));
            out.printf("%d pages, %.1f MB: %s%n", pages, bytes / 1e6, folder.resolve("index.html"));
            return CommandLine.ExitCode.OK;
        } catch (IOException e) {
            spec.commandLine().getErr().println("Cannot write " + e.getMessage() + ".");
            return CommandLine.ExitCode.SOFTWARE;
        }
    }

    /** On a terminal a line that is rewritten, elsewhere a line now and then. */
    private IntConsumer progress(int pages) {
        PrintWriter err = spec.commandLine().getErr();
        if (System.console() == null) {
            return done -> {
                if (done % PAGES_PER_LINE == 0 && done < pages) {
                    err.println(done + " of " + pages + " pages");
                    err.flush();
                }
            };
        }
        return done -> {
            err.print("\r" + done + " of " + pages + " pages" + (done == pages ? "\r\u001b[K" : ""));
            err.flush();
        };
    }
}
