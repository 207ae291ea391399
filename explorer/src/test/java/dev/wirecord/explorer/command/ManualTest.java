package dev.wirecord.explorer.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The examples of the manual do what the manual says. */
class ManualTest {

    private static final Path MANUAL = Path.of("..", "src", "site", "command.md");
    private static final String PROMPT = "$ ";
    private static final String COMMAND = PROMPT + "wirecord ";
    private static final Pattern ARGUMENT = Pattern.compile("'([^']*)'|(\\S+)");

    @Test
    void examplesPrintWhatStandsBelowThem() throws IOException {
        List<String> lines = Files.readAllLines(MANUAL);
        List<String> run = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            boolean hasOutput = line.startsWith(COMMAND)
                    && !lines.get(i + 1).startsWith(PROMPT)
                    && !lines.get(i + 1).startsWith("```");
            // Pipes and files are a shell's.
            if (hasOutput && !line.contains(" | ") && !line.contains(" -f ")) {
                Run example = Run.of(arguments(line));
                assertEquals(output(lines, i + 1), (example.err() + example.out()).stripTrailing(), line);
                run.add(line);
            }
        }
        assertTrue(run.size() >= 6, run::toString);
    }

    private static String[] arguments(String line) {
        return ARGUMENT.matcher(line.substring(COMMAND.length()))
                .results()
                .map(ManualTest::unquoted)
                .toArray(String[]::new);
    }

    private static String unquoted(MatchResult argument) {
        return argument.group(1) == null ? argument.group(2) : argument.group(1);
    }

    private static String output(List<String> lines, int from) {
        int to = from;
        while (!lines.get(to).startsWith("```") && !lines.get(to).startsWith(PROMPT)) {
            to++;
        }
        return String.join("\n", lines.subList(from, to)).stripTrailing();
    }
}
