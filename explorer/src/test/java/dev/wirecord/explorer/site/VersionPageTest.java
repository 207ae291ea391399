package dev.wirecord.explorer.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.ApiFacts.Fact;
import dev.wirecord.explain.Explainer;
import dev.wirecord.explain.SchemaPrinter;
import dev.wirecord.explain.SmallestMessage;
import dev.wirecord.explain.TextRenderer;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The page of AddOffsetsToTxn has what the page of that API on the site of all Kafka APIs has. */
class VersionPageTest {

    private static final CodecRegistry REGISTRY = CodecRegistry.load();
    private static final int API_KEY = 25;

    private final String html =
            new Site(REGISTRY, false).page("AddOffsetsToTxn-v4.html").orElseThrow();

    private String section(String id) {
        return html.replaceFirst("(?s).*<section class=\"message\" id=\"" + id + "\"(.*?)</section>.*", "$1");
    }

    /** The texts of the elements with that role or class, as a browser would show them. */
    private static List<String> texts(String html, String attribute) {
        Pattern element = Pattern.compile("(?s)<(\\w+)[^>]*" + attribute + "[^>]*>(.*?)</\\1>");
        return element.matcher(html)
                .results()
                .map(MatchResult::group)
                .map(found -> found.replaceAll("<[^>]*>", "")
                        .replace("&#34;", "\"")
                        .replace("&#39;", "'")
                        .replace("&lt;", "<")
                        .replace("&gt;", ">")
                        .replace("&amp;", "&"))
                .toList();
    }

    @Test
    void factsAndTitles() {
        List<Fact> facts = new VersionPages(REGISTRY)
                .of(
                        Subject.apis(REGISTRY).stream()
                                .filter(api -> api.apiKey() == API_KEY)
                                .findFirst()
                                .orElseThrow(),
                        4)
                .facts();

        assertEquals(
                List.of("25", "v4", "3+", "req v2, resp v1", "0-4", "0-4", "28 bytes", "16 bytes"),
                facts.stream().map(Fact::value).toList());
        for (Fact fact : facts) {
            assertEquals(
                    1, html.split("<dt>" + fact.name() + "</dt><dd>" + Pattern.quote(fact.value()), -1).length - 1);
        }
        assertEquals(
                List.of("AddOffsetsToTxnRequest v4, request header v2, 28 bytes on the wire"),
                texts(section("request"), "class=\"title\""));
        assertEquals(
                List.of("AddOffsetsToTxnResponse v4, response header v1, 16 bytes on the wire"),
                texts(section("response"), "class=\"title\""));
    }

    @Test
    void theLegendHasEverySectionOfAFrame() {
        assertEquals(
                List.of(
                        "frame",
                        "rpc header",
                        "request body",
                        "RecordBatch",
                        "Record",
                        "response body",
                        "tagged_fields"),
                LegendEntry.ofFrames().stream().map(LegendEntry::label).toList());
    }

    @Test
    void theBytes() {
        assertEquals(
                // size 24; key 25, version 4, correlation id 0, client id "", no tags
                "00000018 0019 0004 00000000 0000 00"
                        // "", producer id 0, epoch 0, "", no tags
                        .concat("01 0000000000000000 0000 01 00")
                        .replace(" ", ""),
                String.join("", texts(section("request"), "role=\"gridcell\"")));
        // size 12; correlation id 0, no tags; throttle time 0, error 0, no tags
        assertEquals(
                "0000000c 00000000 00 00000000 0000 00".replace(" ", ""),
                String.join("", texts(section("response"), "role=\"gridcell\"")));
    }

    @Test
    void theTreesAreThoseOfTheTextRenderer() {
        Explainer explainer = new Explainer(REGISTRY);
        byte[] request = SmallestMessage.request(REGISTRY, API_KEY, 4);
        byte[] response = SmallestMessage.response(REGISTRY, API_KEY, 4);

        assertEquals(TextRenderer.render(explainer.request(ByteBuffer.wrap(request))), tree("request"));
        assertEquals(TextRenderer.render(explainer.response(ByteBuffer.wrap(response), API_KEY, 4)), tree("response"));
    }

    private String tree(String id) {
        return texts(section(id), "role=\"treeitem\"").stream()
                .map(line -> line.stripTrailing() + "\n")
                .collect(Collectors.joining());
    }

    @Test
    void theSchemasAreThosePrinted() {
        String printed = SchemaPrinter.print(REGISTRY.request(API_KEY).schema());

        assertEquals(printed.lines().map(String::strip).toList(), texts(section("request"), "role=\"listitem\""));
    }
}
