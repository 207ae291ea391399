package dev.wirecord.processor.problem;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * A message of the compiler, printed as one line: where it is, and every word of it. In an input it stands under the
 * offending text, as a comment with a caret, and the word "warning" where it is one.
 */
final class Expectation {

    private static final Pattern CARET = Pattern.compile(" *// *\\^ (warning )?(\\[.*)");

    private Expectation() {}

    /** The messages that the comments of a source ask for. */
    static List<String> in(Path file, String source) {
        List<String> expected = new ArrayList<>();
        String[] lines = source.split("\n");
        int offending = 0;
        for (int i = 0; i < lines.length; i++) {
            Matcher caret = CARET.matcher(lines[i]);
            if (!caret.matches()) {
                offending = i + 1;
                continue;
            }
            int column = lines[i].indexOf('^') + 1;
            String kind = caret.group(1) == null ? "ERROR" : "WARNING";
            expected.add(line(file.getFileName().toString(), offending, column, kind, caret.group(2)));
        }
        return expected;
    }

    /** A message that the compiler gave. */
    static String of(Diagnostic<? extends JavaFileObject> given) {
        String file = given.getSource() == null
                ? "(no-file)"
                : Path.of(given.getSource().getName()).getFileName().toString();
        String kind = given.getKind().toString();
        return line(file, given.getLineNumber(), given.getColumnNumber(), kind, given.getMessage(Locale.ROOT));
    }

    private static String line(String file, long line, long column, String kind, String text) {
        return String.format(Locale.ROOT, "%s:%3d:%3d %s %s", file, line, column, kind, text);
    }
}
