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
import org.openqa.selenium.Keys;

/** Pages are legible, in both themes and on a phone, and ask nobody for anything. */
class AppearanceTest {

    private static final List<String> PAGES = List.of(
            "index.html",
            "AddOffsetsToTxn-v4.html",
            "Fetch-v13.html",
            "Fetch-versions.html",
            "ConsumerProtocolSubscription.html");

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

            assertEquals(List.of(), Contrast.tooFaint(browser), page);
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
        browser.press(Keys.ARROW_DOWN);
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
        browser.press(Keys.TAB);

        assertEquals("Skip to the content", browser.focused().getText());
        assertTrue(browser.focused().getRect().getX() >= 0);
        browser.press(Keys.ENTER);
        assertEquals("main", browser.focused().getDomAttribute("id"));
    }
}
