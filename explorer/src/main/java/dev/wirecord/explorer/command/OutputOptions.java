package dev.wirecord.explorer.command;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirecord.explorer.json.JsonTexts;
import java.io.PrintWriter;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** How a command writes: for people, in colour or plain, or for programs. */
final class OutputOptions {

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--json", description = "Write JSON, for programs.")
    private boolean json;

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            defaultValue = "auto",
            description = "Write in colour: auto (on a terminal, unless NO_COLOR is set), always or never.")
    private ColorMode color;

    boolean isJson() {
        return json;
    }

    Ansi ansi() {
        return color.ansi();
    }

    PrintWriter out() {
        return spec.commandLine().getOut();
    }

    void print(JsonNode node) {
        out().println(JsonTexts.print(node));
    }

    /** Prints lines that end with line feeds of their own. */
    void print(String lines) {
        out().print(lines);
        out().flush();
    }
}
