package dev.wirecord.explorer.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages are legible, in both themes and on a phone, and ask nobody for anything. */
class AppearanceTest {

    private static final List<String> PAGES = List.of(
            "index.html",
            "AddOffsetsToTxn-v4.html",
            "Fetch-v13.html",
            "Fetch-versions.html",
            "ConsumerProtocolSubscription.html");

    /** The texts whose contrast with what is behind them is below 4.5, as WCAG computes it. */
    private static final String TOO_FAINT = """
            const channel = c => { c /= 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
            const luminance = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
            const parse = text => {
              const numbers = text.match(/[\\d.]+/g).map(Number);
              return [numbers.slice(0, 3), numbers.length > 3 ? numbers[3] : 1];
            };
            const behind = element => {
              for (let e = element; e; e = e.parentElement) {
                const [colour, alpha] = parse(getComputedStyle(e).backgroundColor);
                if (alpha === 1) return colour;
                if (alpha !== 0) throw new Error("a background that is seen through: " + e.outerHTML);
              }
              throw new Error("no background");
            };
            const found = [];
            let seen = 0;
            const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (texts.nextNode()) {
              const element = texts.currentNode.parentElement;
              if (!texts.currentNode.data.trim() || !element.checkVisibility()) continue;
              const ink = luminance(parse(getComputedStyle(element).color)[0]);
              const paper = luminance(behind(element));
              const ratio = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
              seen++;
              if (ratio < 4.5) found.push(ratio.toFixed(2) + " " + element.className + " " + texts.currentNode.data);
            }
            if (seen < 20) throw new Error("hardly any text: " + seen);
            return [...new Set(found)];
            """;

    private static final Browser browser = Browser.shared();

    @AfterEach
    void asItWas() {
        browser.preferColours("light");
        browser.resize();
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void everyTextStandsOutFromItsBackground(String scheme) {
        browser.preferColours(scheme);
        for (String page : PAGES) {
            browser.open(TestSite.folder(), page);
            if (!browser.elements("[role=gridcell]").isEmpty()) {
                browser.element("[role=gridcell]").click();
                browser.script("document.querySelectorAll('details').forEach(d => d.open = true)");
            }

            assertEquals(List.of(), browser.script(TOO_FAINT), page);
        }
    }

    private static String background() {
        return (String) browser.script("return getComputedStyle(document.body).backgroundColor");
    }

    @Test
    void theSystemChoosesDarkAndTheButtonTurnsItBack() {
        browser.open(TestSite.folder(), "index.html");
        String light = background();
        browser.preferColours("dark");
        String dark = background();
        assertNotEquals(light, dark);

        browser.open(TestSite.folder(), "index.html");
        assertEquals("Light theme", browser.element("#theme").getText());
        browser.element("#theme").click();
        assertEquals(light, background());
        assertEquals("Dark theme", browser.element("#theme").getText());

        browser.open(TestSite.folder(), "Fetch.html");
        assertEquals(light, background(), "the choice holds for the next page");
        browser.script("localStorage.clear()");
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "320, 640", "1280, 900"})
    void noPageScrollsSideways(int width, int height) {
        browser.resize(width, height);
        for (String page : PAGES) {
            browser.open(TestSite.folder(), page);

            assertEquals(
                    List.of(true, true),
                    browser.script(
                            "const root = document.documentElement; return [innerWidth === arguments[0], "
                                    + "Math.max(root.scrollWidth, document.body.scrollWidth) <= root.clientWidth]",
                            width),
                    page);
        }
    }

    @Test
    void aPhoneShowsEightBytesInARow() {
        browser.resize(390, 844);
        browser.open(TestSite.folder(), "AddOffsetsToTxn-v4.html");

        assertEquals(
                List.of("0", "1", "2", "3", "4", "5", "6", "7"),
                browser.visibleTexts("#request [role=columnheader]:not(.corner)"));
        assertEquals(List.of("0000", "0008", "0010", "0018"), browser.visibleTexts("#request [role=rowheader]"));
        double first = top(7);
        assertTrue(top(8) > first, "the ninth byte is below the eighth");
        browser.focus(browser.element("#request [role=gridcell]"));
        browser.press(org.openqa.selenium.Keys.ARROW_DOWN);
        assertEquals(browser.elements("#request [role=gridcell]").get(8), browser.focused());
    }

    private static double top(int offset) {
        return browser.elements("#request [role=gridcell]")
                .get(offset)
                .getRect()
                .getY();
    }

    @Test
    void nothingIsAskedOfAnybodyAndNothingIsWrong() {
        browser.requestedAddresses();
        for (String page : PAGES) {
            browser.open(TestSite.folder(), page);
        }

        List<String> addresses = browser.requestedAddresses();
        assertTrue(addresses.stream().anyMatch(address -> address.endsWith("site.css")), addresses.toString());
        assertEquals(
                List.of(),
                addresses.stream()
                        .filter(address -> !address.startsWith("file://") && !address.equals("about:blank"))
                        .toList());
        assertEquals(List.of(), browser.consoleMessages());
    }

    @Test
    void theLinkToTheContentIsTheFirstThatTabReaches() {
        browser.open(TestSite.folder(), "AddOffsetsToTxn-v4.html");
        browser.press(org.openqa.selenium.Keys.TAB);

        assertEquals("Skip to the content", browser.focused().getText());
        assertTrue(browser.focused().getRect().getX() >= 0);
        browser.press(org.openqa.selenium.Keys.ENTER);
        assertEquals("main", browser.focused().getDomAttribute("id"));
    }
}
