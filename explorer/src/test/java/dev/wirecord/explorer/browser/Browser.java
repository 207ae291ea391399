package dev.wirecord.explorer.browser;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A Chromium without a window, one for all tests. It reaches this machine alone. */
final class Browser {

    private static final int WIDTH = 1280;
    private static final int HEIGHT = 900;
    private static final int WIDEST_PHONE = 600;

    private static Browser shared;

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /** The browser, as a person opens it: a wide window, light, with scripts. */
    static synchronized Browser shared() {
        if (shared == null) {
            shared = open();
            shared.resize(WIDTH, HEIGHT);
            Runtime.getRuntime().addShutdownHook(new Thread(shared.driver::quit));
        }
        return shared;
    }

    private static Browser open() {
        List<String> programs = programs();
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        logs.enable(LogType.PERFORMANCE, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(programs.get(0));
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1");
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(new File(programs.get(1)))
                .usingAnyFreePort()
                .build();
        return new Browser(new ChromeDriver(service, options));
    }

    /** The browser and its driver; the script installs them where they are missing. */
    private static List<String> programs() {
        try {
            Process script = new ProcessBuilder("src/test/bin/browser")
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            String paths = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (script.waitFor() != 0) {
                throw new IllegalStateException("no browser, see the output of src/test/bin/browser above");
            }
            List<String> lines = paths.lines().toList();
            return lines.subList(lines.size() - 2, lines.size());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Opens a page of a folder. */
    void open(Path folder, String page) {
        open(folder.resolve("index.html").toUri().resolve(page).toString());
    }

    void open(String address) {
        if (address.contains("#")) {
            // On the same page the fragment alone would change.
            driver.get("about:blank");
        }
        // The driver may be back before the page is there, which would leave a test with the page before.
        script("window.before = true");
        driver.get(address);
        await(() -> Boolean.TRUE.equals(script("return !window.before && document.readyState === 'complete'"
                + " && document.querySelector('main') !== null")));
    }

    String address() {
        return driver.getCurrentUrl();
    }

    String title() {
        return driver.getTitle();
    }

    WebElement element(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    List<WebElement> elements(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    /** The texts of the elements that a person can see, without spaces around them. */
    @SuppressWarnings("unchecked") // a script's list of strings is one
    List<String> visibleTexts(String selector) {
        return (List<String>) script(
                "return [...document.querySelectorAll(arguments[0])].filter(e => e.checkVisibility())"
                        + ".map(e => e.innerText.trim())",
                selector);
    }

    /** What an element says, shown or not. */
    String text(String selector) {
        return element(selector).getDomProperty("textContent");
    }

    void hover(WebElement element) {
        driver.executeScript("arguments[0].scrollIntoView({block: 'center'})", element);
        new Actions(driver).moveToElement(element).perform();
    }

    void press(Keys... keys) {
        for (Keys key : keys) {
            new Actions(driver).sendKeys(key).perform();
        }
    }

    void type(String text) {
        new Actions(driver).sendKeys(text).perform();
    }

    void focus(WebElement element) {
        driver.executeScript("arguments[0].focus()", element);
    }

    void choose(String selector, String option) {
        new Select(element(selector)).selectByVisibleText(option);
    }

    WebElement focused() {
        return driver.switchTo().activeElement();
    }

    Object script(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    /** Dark or light as the system would say. */
    void preferColours(String scheme) {
        cdp(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    /** A window of that size, which is a phone's when it is narrow. */
    void resize(int width, int height) {
        cdp(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < WIDEST_PHONE));
    }

    /** The window as it was at first. */
    void resize() {
        resize(WIDTH, HEIGHT);
    }

    void allowScripts(boolean allowed) {
        cdp("Emulation.setScriptExecutionDisabled", Map.of("value", !allowed));
    }

    private void cdp(String command, Map<String, Object> parameters) {
        driver.executeCdpCommand(command, parameters);
    }

    /** Waits for what happens in a moment. */
    void await(BooleanSupplier condition) {
        new WebDriverWait(driver, Duration.ofSeconds(10), Duration.ofMillis(10))
                .until(unused -> condition.getAsBoolean());
    }

    /** What the console has said since the last time. */
    List<String> consoleMessages() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }

    /** The addresses that were asked for since the last time. */
    List<String> requestedAddresses() {
        return driver.manage().logs().get(LogType.PERFORMANCE).getAll().stream()
                .map(LogEntry::getMessage)
                .filter(message -> message.contains("\"Network.requestWillBeSent\""))
                .map(message -> message.replaceFirst("(?s).*\"request\":\\{.*?\"url\":\"([^\"]*)\".*", "$1"))
                .toList();
    }
}
