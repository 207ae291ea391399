package dev.wirecord.processor.problem;

import dev.wirecord.processor.fixture.Folders;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where Eclipse's compiler differs from javac, all of it:
 *
 * <ul>
 *   <li>Of the columns nothing is asked. It counts them otherwise.
 *   <li>What javac reports on an annotation of a record, it reports on the line with the record's name.
 *   <li>What javac reports on a constant of an enum, it reports on the line with the enum's name.
 *   <li>What javac reports on the annotation of a package, it reports without a file. The text says which file is meant.
 *   <li>In a named module it does not run processors as the language model asks: depending on hash codes, it finds the
 *       module's annotations or calls them no annotations, and never gives what is generated the types of the module. So
 *       problems of modules are not asked of it.
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
        return folder.expected().stream().map(this::expected).sorted().toList();
    }

    /** Whether it can be asked for the problem. */
    boolean isComparable() {
        return !Files.exists(folder.path().resolve("module-info.java"));
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
