package dev.wirecord.kafka.explain;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The page of AddOffsetsToTxn on the site of all Kafka APIs, where a copy of its text lies beside the repository. */
record SeedPage(String text) {

    private static final Path FILE = Path.of("shared", "seed-AddOffsetsToTxn.txt");

    /** The page, from the folder {@code shared} of the nearest folder around this one that has it. */
    static Optional<SeedPage> find() {
        for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            Path file = folder.resolve(FILE);
            if (Files.isReadable(file)) {
                return Optional.of(read(file));
            }
        }
        return Optional.empty();
    }

    private static SeedPage read(Path file) {
        try {
            return new SeedPage(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The object trees of request and response, each with a line feed behind every line. */
    List<String> trees() {
        return sections("object tree\n\n(.*?\n)\n");
    }

    /** The schemas of request and response. */
    List<String> schemas() {
        return sections("kafka message schema \\(\\.json\\)\n\n(\\{.*?\n})");
    }

    /** What the byte layouts of request and response show: the columns and the offsets of the rows, a line each. */
    List<String> layouts() {
        return sections("byte layout \\([^\n]*\\)\n\n(.*?\n)\n");
    }

    /** The headings of request and response. */
    List<String> titles() {
        return sections("\n(?:Request|Response)\n\n([^\n]*)\n");
    }

    /** The facts: a line for the name of each, and a line for its value. */
    String facts() {
        return sections("size prefix\\.\n\n(.*?\n)frame").get(0);
    }

    private List<String> sections(String pattern) {
        List<String> found = new ArrayList<>();
        Matcher matcher = Pattern.compile(pattern, Pattern.DOTALL).matcher(text);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }
}
