package dev.wirecord.explorer.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.Api;
import dev.wirecord.codec.CodecEntry;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.schema.Versions;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** All pages: which there are, and that they hang together. */
class SiteTest {

    private static final Pattern REFERENCE = Pattern.compile(" (?:href|src|action)=\"([^\"]*)\"");
    private static final Pattern ID = Pattern.compile(" id=\"([^\"]*)\"");
    private static final Pattern ID_REFERENCE =
            Pattern.compile(" (?:for|aria-labelledby|aria-describedby)=\"([^\"]*)\"");
    private static final Pattern HEADING = Pattern.compile("<h([1-6])");

    private static final CodecRegistry REGISTRY = CodecRegistry.load();
    private static final Site SITE = new Site(REGISTRY, false);
    private static final Map<String, String> PAGES = pages();

    private static Map<String, String> pages() {
        Map<String, String> pages = new LinkedHashMap<>();
        SITE.paths().forEach(path -> pages.put(path, SITE.page(path).orElseThrow()));
        return pages;
    }

    @Test
    void everyVersionOfEveryMessageHasAPage() {
        Set<String> expected = new HashSet<>();
        for (Api api : REGISTRY.apis()) {
            expected.addAll(files(api.name(), api.request().orElseThrow().versions()));
        }
        for (CodecEntry entry : REGISTRY.entries()) {
            if (!entry.type().kafkaName().matches("request|response")) {
                expected.addAll(files(entry.name(), entry.versions()));
            }
        }

        // Kafka 4.4's APIs have 309 versions, and its other messages 126.
        assertEquals(309 + 126, expected.size());
        assertEquals(
                expected,
                SITE.paths().stream()
                        .filter(path -> path.matches(".*-v\\d+\\.html"))
                        .collect(Collectors.toSet()));
    }

    private static Set<String> files(String name, Versions versions) {
        Set<String> files = new HashSet<>();
        for (int version = versions.lowest(); version <= versions.highest(); version++) {
            files.add(name + "-v" + version + ".html");
        }
        return files;
    }

    @Test
    void everyLinkLeadsSomewhere() {
        Set<String> files = Stream.concat(
                        SITE.paths().stream(), Arrays.stream(Asset.values()).map(Asset::path))
                .collect(Collectors.toSet());
        List<String> broken = new ArrayList<>();
        PAGES.forEach((path, html) -> {
            for (String reference : found(REFERENCE, html)) {
                String[] parts = reference.split("#", 2);
                String file = parts[0].isEmpty() ? path : parts[0];
                boolean leads = files.contains(file)
                        && (parts.length == 1 || PAGES.get(file).contains(" id=\"" + parts[1] + "\""));
                if (!leads) {
                    broken.add(path + ": " + reference);
                }
            }
        });

        assertEquals(List.of(), broken);
    }

    @Test
    void idsAreThereOnceWhereverTheyAreReferredTo() {
        PAGES.forEach((path, html) -> {
            List<String> ids = found(ID, html);
            assertEquals(new HashSet<>(ids).size(), ids.size(), path);
            for (String reference : found(ID_REFERENCE, html)) {
                assertTrue(ids.contains(reference), path + " refers to " + reference);
            }
        });
    }

    @Test
    void headingsAreInOrder() {
        PAGES.forEach((path, html) -> {
            int before = 0;
            for (String level : found(HEADING, html)) {
                int now = Integer.parseInt(level);
                assertTrue(now <= before + 1, path + ": h" + now + " after h" + before);
                before = now;
            }
            assertEquals(1, html.split("<h1", -1).length - 1, path);
        });
    }

    @Test
    void nothingIsWrittenIntoThePageThatAPolicyWouldRefuse() {
        PAGES.forEach((path, html) -> {
            Markup.requireOurs(html);
            assertFalse(html.contains(" style="), path);
        });
        String style = new String(Asset.STYLE.bytes(), StandardCharsets.UTF_8);
        assertTrue(!style.contains("url(") && !style.contains("@import"));
    }

    private static List<String> found(Pattern pattern, String text) {
        List<String> found = new ArrayList<>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }
}
