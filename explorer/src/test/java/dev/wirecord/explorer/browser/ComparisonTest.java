package dev.wirecord.explorer.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What changed between two versions. */
class ComparisonTest {

    private static final Browser browser = Browser.shared();

    @BeforeEach
    void openPage() {
        browser.open(TestSite.folder(), "Fetch.html");
        browser.element(".compare").click();
        browser.await(() -> browser.title().equals("Fetch, versions compared"));
    }

    private static List<String> shownPair() {
        return browser.visibleTexts(".pair h2");
    }

    @Test
    void theLastStepIsShownFirst() {
        assertEquals(List.of("From v17 to v18"), shownPair());
        assertEquals(
                List.of("topics[].partitions[].highWatermark: int64, tag 1, default 9223372036854775807, ignorable"),
                browser.visibleTexts(".pair .changes li > :last-child"));
        assertEquals(List.of("added"), browser.visibleTexts(".change"));
    }

    @Test
    void twoListsChooseThePair() {
        browser.choose("#from", "12");
        browser.choose("#to", "13");

        browser.await(() -> shownPair().equals(List.of("From v12 to v13")));
        assertTrue(browser.address().endsWith("Fetch-versions.html#v12-v13"), browser.address());
        // Topic names give way to ids: those of 16 bytes for those of one.
        assertEquals(
                List.of(
                        "removed topics[].topic",
                        "added topics[].topicId: uuid, ignorable",
                        "removed forgottenTopicsData[].topic",
                        "added forgottenTopicsData[].topicId: uuid, ignorable"),
                browser.visibleTexts("#v12-v13 h3:first-of-type ~ ul:first-of-type li").stream()
                        .map(text -> text.replaceAll("\\s+", " "))
                        .toList());
        assertTrue(
                browser.visibleTexts(".pair .quiet").contains("Smallest size: 87 bytes, then 117: +30."),
                browser.visibleTexts(".pair .quiet").toString());
        assertEquals(List.of("v12", "v13"), browser.visibleTexts("div:nth-of-type(2) > .matrix thead .chosen"));
        assertTrue(browser.visibleTexts(".matrix .differs th").contains("Topic string"));
    }

    @Test
    void theOrderOfTheTwoDoesNotMatter() {
        browser.choose("#from", "18");
        browser.choose("#to", "4");

        browser.await(() -> shownPair().equals(List.of("From v4 to v18")));
    }

    @Test
    void anAddressNamesAPair() {
        browser.open(TestSite.folder(), "Fetch-versions.html#v11-v12");

        assertEquals(List.of("From v11 to v12"), shownPair());
        assertTrue(browser.visibleTexts(".pair .changes li > :last-child")
                .contains("compact lengths, and a tag section behind every struct"));
        assertEquals("11", browser.element("#from").getDomProperty("value"));
    }

    @Test
    void withoutScriptsLinksChooseThePair() {
        browser.allowScripts(false);
        try {
            browser.open(TestSite.folder(), "Fetch-versions.html");
            assertEquals(List.of("From v17 to v18"), shownPair());

            browser.element("details summary").click();
            browser.element("a[href='#v4-v5']").click();

            assertEquals(List.of("From v4 to v5"), shownPair());
        } finally {
            browser.allowScripts(true);
        }
    }
}
