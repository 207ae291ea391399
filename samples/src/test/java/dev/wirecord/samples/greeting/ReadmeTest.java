package dev.wirecord.samples.greeting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the README shows is what is compiled and run here and in the newcomer project of the catalog. */
class ReadmeTest {

    private static final String SOURCE = "src/main/java/dev/wirecord/samples/greeting/Greeting.java";

    private static final Path NEWCOMER = Path.of("..", "src", "it", "projects", "catalog");

    /** Worked out from the protocol guide: compact string "Ada", int32 3, no tagged fields. */
    private static final String OUTPUT = "044164610000000300\nGreetRequest[name=Ada, times=3]\n";

    @Test
    void codeIsThatOfTheSampleAndOfTheNewcomerProject() throws IOException {
        List<String> shown = List.of(
                region(Path.of(SOURCE)),
                region(NEWCOMER.resolve("src/main/java/org/example/Heartbeat.java"))
                        .replaceAll("(?m)^ {8}", ""));
        assertEquals(shown, blocks("java"));
    }

    private static String region(Path source) throws IOException {
        String text = Files.readString(source);
        int begin = text.indexOf('\n', text.indexOf("// tag::readme[]")) + 1;
        return text.substring(begin, text.lastIndexOf('\n', text.indexOf("// end::readme[]")) + 1);
    }

    @Test
    void outputIsThatOfTheSample() throws IOException {
        assertEquals(OUTPUT, outputOfTheSample());
        assertTrue(blocks("text").contains(OUTPUT), "the README does not show the output");
    }

    @Test
    void outputIsThatOfTheNewcomerProject() throws IOException {
        String output = Files.readString(NEWCOMER.resolve("expected.txt"));
        assertTrue(blocks("text").contains(output), "the README does not show the output");
    }

    @Test
    void versionsAreThoseOfTheBuild() throws IOException {
        String build = versions(Files.readString(Path.of("pom.xml"))).get(0);
        assertEquals(List.of(build, build, build), versions(readme()));
    }

    private static List<String> versions(String xml) {
        return all("<artifactId>wirecord-\\w+</artifactId>\\s*<version>([^<]+)</version>", xml);
    }

    private static List<String> blocks(String language) throws IOException {
        return all("(?s)```" + language + "\n(.*?)```", readme());
    }

    private static List<String> all(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
    }

    private static String readme() throws IOException {
        return Files.readString(Path.of("..", "README.md"));
    }

    private static String outputOfTheSample() {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            Greeting.main(new String[0]);
        } finally {
            System.setOut(before);
        }
        return printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
