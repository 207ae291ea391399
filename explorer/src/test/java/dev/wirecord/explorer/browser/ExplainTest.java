package dev.wirecord.explorer.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explorer.serve.PageServer;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page into which bytes are pasted. */
class ExplainTest {

    private static final Browser browser = Browser.shared();

    private static PageServer server;

    @BeforeAll
    static void start() throws IOException {
        server = PageServer.start(CodecRegistry.load(), 0);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void openPage() {
        browser.consoleMessages();
        browser.requestedAddresses();
        browser.open(server.address().toString());
        browser.element("a[href='explain.html']").click();
        browser.await(() -> browser.title().equals("Explain bytes"));
    }

    private static void explain(String input) {
        browser.element("#input").sendKeys(input);
        browser.script("window.before = true");
        browser.element("form button").click();
        browser.await(() ->
                Boolean.TRUE.equals(browser.script("return !window.before && document.readyState === 'complete'")));
    }

    @Test
    void hexBecomesATree() {
        // A Heartbeat request v4: header v2 with client id "me", group "g", generation 1, member "m", no instance.
        explain("00000017 000c 0004 0000002a 0002 6d65 00  02 67 00000001 02 6d 00 00");

        assertEquals("Explain bytes", browser.title());
        assertEquals(
                List.of("HeartbeatRequest v4, request header v2, 27 bytes on the wire"),
                browser.visibleTexts(".title"));
        assertTrue(browser.text(".tree").contains("= \"me\" (int16 len=2)"));
        assertEquals(List.of(), browser.visibleTexts("[role=alert]"));

        browser.hover(browser.elements("[role=gridcell]").get(17));
        assertTrue(browser.element(".inspector").getText().contains("GroupId"));
    }

    @Test
    void anErrorIsShownWhereItIs() {
        // The same, whose group says that it has 30 bytes.
        explain("00000017 000c 0004 0000002a 0002 6d65 00  1f 67 00000001 02 6d 00 00");

        assertTrue(
                browser.visibleTexts("[role=alert] li")
                        .contains("groupId, byte 18: a string of 30 bytes (9 bytes left)"),
                browser.visibleTexts("[role=alert] li").toString());
        assertEquals(List.of("GroupId"), browser.visibleTexts(".tree .failed .name"));
        assertEquals(10, browser.elements("[role=gridcell].wrong").size());
        assertTrue(browser.text(".tree").contains("= \"me\" (int16 len=2)"), "what came before is shown");
    }

    @Test
    void whatIsNoHexIsSaidBesideTheBox() {
        explain("00 00 zz");

        assertEquals(List.of("Line 1, column 7: \"z\" is no hex digit."), browser.visibleTexts("#error"));
        assertEquals("00 00 zz", browser.element("#input").getDomProperty("value"));
        assertEquals("true", browser.element("#input").getDomAttribute("aria-invalid"));
    }

    @Test
    void jsonBecomesBytes() {
        browser.choose("#message", "HeartbeatRequest");
        browser.element("#version").sendKeys("4");
        explain("{ \"groupId\": \"g\", \"generationId\": 1, \"memberId\": \"m\", \"groupInstanceId\": null }");

        assertEquals(List.of("HeartbeatRequest v4, 10 bytes"), browser.visibleTexts(".title"));
        assertEquals(
                "0267" + "00000001" + "026d" + "00" + "00", String.join("", browser.visibleTexts("[role=gridcell]")));
        assertEquals("HeartbeatRequest", browser.element("#message").getDomProperty("value"));
        assertEquals("4", browser.element("#version").getDomProperty("value"));
    }

    @Test
    void aMessageThatMeansHarmIsText() {
        browser.choose("#message", "HeartbeatRequest");
        browser.choose("#frame", "the body alone");
        explain("{ \"groupId\": \"<script>document.title='x'</script>\", \"generationId\": 1, \"memberId\": \"m\","
                + " \"groupInstanceId\": \"<img src=x onerror=document.title='y'>\" }");

        assertEquals("Explain bytes", browser.title());
        assertTrue(browser.text(".tree").contains("<script>document.title='x'</script>"));
        assertEquals(0, browser.elements("img").size());
    }

    @Test
    void thePolicyOfTheServerHindersNothingOfOurs() {
        explain("0000000c00000000");
        browser.open(server.address() + "Fetch-v13.html");
        browser.hover(browser.element("[role=gridcell]"));

        assertTrue(browser.element(".inspector").isDisplayed());
        assertEquals(List.of(), browser.consoleMessages());
        for (String address : browser.requestedAddresses()) {
            assertTrue(address.startsWith(server.address().toString()), address);
        }
    }

    @Test
    void itWorksWithoutScripts() {
        browser.allowScripts(false);
        try {
            browser.open(server.address() + "explain.html");
            explain("00000017 000c 0004 0000002a 0002 6d65 00  02 67 00000001 02 6d 00 00");

            assertEquals(
                    List.of("HeartbeatRequest v4, request header v2, 27 bytes on the wire"),
                    browser.visibleTexts(".title"));
            assertFalse(browser.element(".inspector").isDisplayed());
        } finally {
            browser.allowScripts(true);
        }
    }

    @Test
    void aPhoneShowsItWithoutScrollingSideways() {
        browser.resize(390, 844);
        try {
            openPage();
            assertFits();
            explain("00000017 000c 0004 0000002a 0002 6d65 00  02 67 00000001 02 6d 00 00");
            assertFits();
        } finally {
            browser.resize();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void errorsStandOutInBothThemes(String scheme) {
        browser.preferColours(scheme);
        try {
            explain("00 zz");
            assertEquals(List.of(), Contrast.tooFaint(browser));
            browser.element("#input").clear();
            explain("00000017 000c 0004 0000002a 0002 6d65 00  1f 67 00000001 02 6d 00 00");
            assertTrue(browser.element(".tree .failed").isDisplayed());
            assertEquals(List.of(), Contrast.tooFaint(browser));
        } finally {
            browser.preferColours("light");
        }
    }

    private static void assertFits() {
        assertEquals(
                List.of(390L, true),
                browser.script("return [innerWidth, document.documentElement.scrollWidth <= innerWidth]"));
    }
}
