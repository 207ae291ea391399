package dev.wirecord.explorer.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The list of all APIs, and finding one in it. */
class IndexTest {

    private static final Browser browser = Browser.shared();

    @BeforeEach
    void openIndex() {
        browser.open(TestSite.folder(), "index.html");
    }

    private static List<String> names() {
        return browser.visibleTexts(".entry th");
    }

    @Test
    void typingFiltersByNameAndKey() {
        assertTrue(names().size() > 100);
        browser.type("/");
        browser.type("offsets txn");

        assertEquals(List.of("AddOffsetsToTxn"), names());
        assertEquals("1 message", browser.element("#found").getText());

        browser.press(Keys.ESCAPE);
        browser.type("18");
        assertEquals(List.of("ApiVersions"), names());

        browser.press(Keys.ESCAPE);
        browser.type("nothing like it");
        assertEquals(List.of(), names());
        assertEquals("0 messages", browser.element("#found").getText());
    }

    @Test
    void theKeyboardGoesFromTheBoxToAPage() {
        browser.type("/");
        browser.type("txn");
        List<String> found = names();
        browser.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN);

        assertEquals(found.get(1), browser.focused().getText());

        browser.press(Keys.ARROW_UP, Keys.ARROW_UP);
        assertEquals("query", browser.focused().getDomAttribute("id"));

        browser.press(Keys.ENTER);
        browser.await(() -> browser.title().startsWith(found.get(0) + " v"));
    }

    @Test
    void withoutScriptsItIsATableWithLinks() {
        browser.allowScripts(false);
        try {
            browser.open(TestSite.folder(), "index.html");

            assertFalse(browser.element("#search").isDisplayed());
            assertFalse(browser.element("#theme").isDisplayed());
            assertTrue(names().contains("Fetch"));
            browser.element("a[href='Fetch.html']").click();
            assertTrue(browser.title().startsWith("Fetch v"), browser.title());
        } finally {
            browser.allowScripts(true);
        }
    }
}
