package dev.wirecord.processor.problem;

import dev.wirecord.processor.fixture.Folders;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Where Eclipse's compiler differs from javac, all of it:
 *
 * <ul>
 *   <li>Of the columns nothing is asked. It counts them otherwise.
 *   <li>What javac reports on an annotation of a record, it reports on the line with the record's name.
 *   <li>What javac reports on a constant of an enum, it reports on the line with the enum's name.
 *   <li>What javac reports on the annotation of a package, it reports without a file. The text says which file is meant.
 *   <li>In a named module that requires folders of classes, and not jars, it shows a processor no annotated element, so
 *       that nothing is reported or generated. Which of the two a test has depends on how far Maven builds.
 *   <li>It has warnings of its own on all code, which have no id of ours.
 * </ul>
 *
 * @param folder the problem
 */
record EclipseLines(ProblemFolder folder) {

    private static final Pattern LINE = Pattern.compile("(\\S+): *(\\d+): *\\d+ (.*)");
    private static final Pattern RECORD_ANNOTATION = Pattern.compile(" *@Kafka(Message|Struct)\\b.*");
    private static final Pattern FIELD_ANNOTATION = Pattern.compile(" *@KafkaField\\b.*");
    private static final Pattern TYPE = Pattern.compile(".*\\b(record|class|enum|interface|@interface) \\S+.*");
    private static final Pattern RECORD = Pattern.compile(".*\\brecord \\S+[(<].*");
    private static final Pattern ENUM = Pattern.compile(".*\\benum \\w+ .*");

    /** What it should say, without columns. */
    List<String> expected() {
        return seesNothing()
                ? List.of()
                : folder.expected().stream().map(this::expected).sorted().toList();
    }

    private boolean seesNothing() {
        return Files.exists(folder.path().resolve("module-info.java"))
                && Stream.of(ProblemFolder.modules().split(File.pathSeparator))
                        .anyMatch(module -> Files.isDirectory(Path.of(module)));
    }

    /** What it says of ours, without columns. */
    List<String> ours(List<String> given) {
        List<String> ours = new ArrayList<>();
        for (String line : given) {
            Matcher parts = match(line);
            if (parts.group(3).matches("(ERROR|WARNING) \\[\\w+] .*")) {
                ours.add(line(parts.group(1), Integer.parseInt(parts.group(2)), parts.group(3)));
            }
        }
        return ours.stream().sorted().toList();
    }

    private String expected(String line) {
        Matcher parts = match(line);
        String file = parts.group(1);
        if (file.equals("package-info.java")) {
            return line("(no-file)", 0, parts.group(3));
        }
        // What the comments say looks like code.
        List<String> source = Folders.text(folder.path().resolve(file))
                .lines()
                .map(text -> text.replaceFirst("//.*", ""))
                .toList();
        return line(file, lineOf(source, Integer.parseInt(parts.group(2))), parts.group(3));
    }

    private static int lineOf(List<String> source, int line) {
        String text = source.get(line - 1);
        if (RECORD_ANNOTATION.matcher(text).matches()) {
            int type = next(TYPE, source, line, 1);
            return RECORD.matcher(source.get(type - 1)).matches() ? type : line;
        }
        if (FIELD_ANNOTATION.matcher(text).matches()) {
            int type = next(TYPE, source, line, -1);
            return ENUM.matcher(source.get(type - 1)).matches() ? type : line;
        }
        return line;
    }

    private static int next(Pattern pattern, List<String> source, int line, int step) {
        int found = line;
        while (!pattern.matcher(source.get(found - 1)).matches()) {
            found += step;
        }
        return found;
    }

    private static Matcher match(String line) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            throw new AssertionError(line);
        }
        return parts;
    }

    private static String line(String file, int line, String text) {
        return file + ":" + line + " " + text;
    }
}
