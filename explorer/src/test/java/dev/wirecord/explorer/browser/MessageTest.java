package dev.wirecord.explorer.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The page of one version, whose bytes, rows and lines show each other. */
class MessageTest {

    private static final Browser browser = Browser.shared();

    @BeforeEach
    void openPage() {
        browser.open(TestSite.folder(), "AddOffsetsToTxn-v4.html");
    }

    private static WebElement cell(int offset) {
        return browser.elements("#request [role=gridcell]").get(offset);
    }

    private static WebElement row(String name) {
        return starting("#request [role=treeitem] .name", name).findElement(By.xpath(".."));
    }

    private static WebElement line(String start) {
        return starting("#request .schema [role=listitem]", start);
    }

    private static WebElement starting(String selector, String start) {
        return (WebElement) browser.script(
                "return [...document.querySelectorAll(arguments[0])].find(e => e.textContent.startsWith(arguments[1]))",
                selector,
                start);
    }

    @SuppressWarnings("unchecked") // a script's list of integers is one of longs
    private static List<Long> markedBytes() {
        return (List<Long>) browser.script("return [...document.querySelectorAll('#request [role=gridcell]')]"
                + ".flatMap((cell, offset) => cell.classList.contains('on') ? [offset] : [])");
    }

    private static List<String> markedRows() {
        return browser.visibleTexts("#request .tree .on .name");
    }

    private static List<String> markedLines() {
        return browser.visibleTexts("#request .schema .on").stream()
                .map(line -> line.replaceFirst("^\\{ (\"name\": \"\\w+\").*", "$1"))
                .toList();
    }

    private static String detail() {
        return browser.element("#request .inspector").getText();
    }

    @Test
    void aByteShowsItsRowItsLineAndItsReason() {
        // 0x0010 to 0x0017 are the producer id.
        browser.hover(cell(0x12));

        assertEquals(List.of(16L, 17L, 18L, 19L, 20L, 21L, 22L, 23L), markedBytes());
        assertEquals(List.of("ProducerId"), markedRows());
        assertEquals("\"name\": \"ProducerId\"", markedLines().get(0));
        assertEquals(2, markedLines().size());
        assertTrue(detail().contains("byte 00 = 0, 3 of 8"), detail());
        assertTrue(detail().contains("Eight bytes in every version"), detail());
        assertTrue(browser.element("#request .inspector").isDisplayed());
    }

    @Test
    void aRowAndALineShowTheBytes() {
        browser.hover(row("ProducerEpoch"));
        assertEquals(List.of(24L, 25L), markedBytes());

        browser.hover(line("{ \"name\": \"GroupId\""));
        assertEquals(List.of(26L), markedBytes());
        assertEquals(List.of("GroupId"), markedRows());
        assertTrue(
                detail().contains("Compact, because version 4 is flexible (3+): the length is an unsigned varint"),
                detail());

        browser.hover(browser.element("#request h2"));
        assertEquals(List.of(), markedBytes());
    }

    @Test
    void arrowKeysMoveThroughTheBytes() {
        browser.focus(cell(0));
        browser.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        assertEquals(List.of("request_api_key"), markedRows());

        browser.press(Keys.ARROW_DOWN);
        assertEquals(List.of("ProducerId"), markedRows());
        assertEquals(cell(20), browser.focused());

        browser.press(Keys.END);
        assertEquals(cell(27), browser.focused());
        assertTrue(detail().contains("This struct has no tagged fields in version 4"), detail());

        browser.press(Keys.ARROW_RIGHT);
        assertEquals(cell(27), browser.focused());
        browser.press(Keys.HOME);
        assertEquals(cell(0), browser.focused());
        assertEquals("0", cell(0).getDomAttribute("tabindex"));
        assertEquals("-1", cell(27).getDomAttribute("tabindex"));
        assertEquals("00, offset 0, size", cell(0).getDomAttribute("aria-label"));
    }

    @Test
    void arrowKeysMoveThroughTheTreeAndTheSchema() {
        browser.focus(row("Frame"));
        browser.press(Keys.ARROW_DOWN);
        assertEquals(List.of("size"), markedRows());
        assertEquals(List.of(0L, 1L, 2L, 3L), markedBytes());

        browser.focus(line("{ \"name\": \"TransactionalId\""));
        browser.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN);
        assertEquals(List.of("ProducerId"), markedRows());
    }

    @Test
    void enterKeepsAndEscapeLetsGo() {
        browser.focus(cell(15));
        browser.press(Keys.ENTER);
        browser.hover(row("GroupId"));
        assertEquals(List.of("TransactionalId"), markedRows());
        assertTrue(detail().contains("Escape lets go"), detail());

        browser.press(Keys.ESCAPE);
        assertFalse(detail().contains("Escape lets go"), detail());
        browser.hover(row("Frame"));
        assertEquals(List.of("Frame"), markedRows());
    }

    @Test
    void aClickKeepsAndAnotherLetsGo() {
        browser.hover(cell(26));
        cell(26).click();
        browser.hover(row("Frame"));
        assertEquals(List.of("GroupId"), markedRows());

        browser.hover(cell(26));
        cell(26).click();
        browser.hover(row("Frame"));
        assertEquals(List.of("Frame"), markedRows());
    }

    @Test
    void thePickerShowsAnotherVersion() {
        assertEquals("v4", browser.element(".versions [aria-current=page]").getText());
        assertEquals(28, browser.elements("#request [role=gridcell]").size());

        browser.element(".versions a[href='AddOffsetsToTxn-v2.html']").click();

        assertEquals("v2", browser.element(".versions [aria-current=page]").getText());
        // Two lengths of two bytes for two of one, and neither of the two tag sections: 28 + 2 - 2.
        assertEquals(28, browser.elements("#request [role=gridcell]").size());
        assertEquals("02", cell(7).getText());
        assertTrue(browser.text("#request .tree").contains("(int16 len=0)"));
        browser.hover(row("TransactionalId"));
        assertTrue(detail().contains("The length is an int16."), detail());
    }

    @Test
    void taggedFieldsThatAreLeftOutAreNamed() {
        browser.open(TestSite.folder(), "Fetch-v17.html");
        List<WebElement> cells = browser.elements("#request [role=gridcell]");
        browser.hover(cells.get(cells.size() - 1));

        assertTrue(
                detail().contains("Left out, because it holds its default: ClusterId, tag 0, string, default null."),
                detail());
        browser.hover(line("{ \"name\": \"ClusterId\""));
        assertTrue(detail().contains("a tagged field that holds its default is left out"), detail());
        browser.hover(line("{ \"name\": \"HighWatermark\""));
        assertTrue(detail().contains("This version does not have the field."), detail());
        assertTrue(line("{ \"name\": \"HighWatermark\"").getText().endsWith("not in v17"));
    }

    @Test
    void withoutScriptsEverythingIsThere() {
        browser.allowScripts(false);
        try {
            browser.open(TestSite.folder(), "AddOffsetsToTxn-v4.html");

            assertEquals(28, browser.elements("#request [role=gridcell]").size());
            assertFalse(browser.element("#request .inspector").isDisplayed());
            browser.element("#request .reasons summary").click();
            assertTrue(browser.element("#request-part-10").isDisplayed());
            assertTrue(browser.element("#request-part-10").getText().contains("Compact, because"));
        } finally {
            browser.allowScripts(true);
        }
    }
}
