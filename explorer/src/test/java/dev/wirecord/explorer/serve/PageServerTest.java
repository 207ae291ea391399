package dev.wirecord.explorer.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explorer.site.Asset;
import dev.wirecord.explorer.site.Markup;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageServerTest {

    private static final String HOSTILE = "\"><script>alert(1)</script><img src=x onerror='alert(2)'>&amp;";

    private static PageServer server;
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    @BeforeAll
    static void start() throws IOException {
        server = PageServer.start(CodecRegistry.load(), 0);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return CLIENT.send(
                HttpRequest.newBuilder(server.address().resolve(path)).build(), BodyHandlers.ofString());
    }

    private static HttpResponse<String> explain(String input, String message, String version, String frame)
            throws IOException, InterruptedException {
        String form = "input=" + encode(input) + "&message=" + encode(message) + "&version=" + encode(version)
                + "&frame=" + encode(frame);
        return post("/explain.html", form);
    }

    private static HttpResponse<String> post(String path, String form) throws IOException, InterruptedException {
        return CLIENT.send(
                HttpRequest.newBuilder(server.address().resolve(path))
                        .POST(BodyPublishers.ofString(form))
                        .build(),
                BodyHandlers.ofString());
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    @Test
    void servesThePagesOfTheSiteAndOneMore() throws Exception {
        HttpResponse<String> index = get("/");

        assertEquals(200, index.statusCode());
        assertEquals(
                "text/html; charset=utf-8",
                index.headers().firstValue("Content-Type").orElseThrow());
        assertTrue(index.body().contains("href=\"explain.html\""));
        assertEquals(index.body(), get("/index.html").body());
        assertTrue(get("/Fetch-v12.html").body().contains("FetchRequest v12"));
        assertEquals(200, get("/explain.html").statusCode());
        for (Asset asset : Asset.values()) {
            assertEquals(
                    new String(asset.bytes(), StandardCharsets.UTF_8),
                    get("/" + asset.path()).body());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/nothing", "/Fetch-v99.html", "/assets/", "/assets/../index.html", "/..%2f..%2fetc/passwd"})
    void servesNothingElse(String path) throws Exception {
        assertEquals(404, get(path).statusCode());
    }

    @Test
    void tellsBrowsersToLoadNothingFromElsewhere() throws Exception {
        String policy = get("/").headers().firstValue("Content-Security-Policy").orElseThrow();

        assertTrue(policy.startsWith("default-src 'none'; script-src 'self'; style-src 'self'"), policy);
        assertFalse(policy.contains("unsafe"), policy);
        assertTrue(policy.contains("frame-ancestors 'none'") && policy.contains("form-action 'self'"), policy);
        assertEquals(
                "nosniff",
                get("/").headers().firstValue("X-Content-Type-Options").orElseThrow());
    }

    @Test
    void listensOnTheLoopbackAddressAlone() throws Exception {
        int port = server.address().getPort();
        for (InetAddress address :
                InetAddress.getAllByName(InetAddress.getLocalHost().getHostName())) {
            if (!address.isLoopbackAddress()) {
                assertThrows(IOException.class, () -> new Socket(address, port).close());
            }
        }
        assertEquals(200, get("/").statusCode());
    }

    /** The answer to a request as it is written here, which no client would send. */
    private static String raw(String request) throws IOException {
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), server.address().getPort())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.shutdownOutput();
            InputStream in = socket.getInputStream();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void answersToItsOwnNamesAlone() throws IOException {
        int port = server.address().getPort();
        for (String host : new String[] {"localhost:" + port, "127.0.0.1:" + port, "[::1]:" + port}) {
            assertTrue(raw("GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n")
                    .startsWith("HTTP/1.1 200"));
        }
        for (String host : new String[] {
            "evil.example", "evil.example:" + port, "localhost", "localhost:1", "localhost:" + port + ".evil.example"
        }) {
            String answer = raw("GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
            assertTrue(answer.startsWith("HTTP/1.1 421"), host);
            assertFalse(answer.contains("<html"), host);
        }
        assertTrue(raw("GET / HTTP/1.1\r\nConnection: close\r\n\r\n").startsWith("HTTP/1.1 421"));
    }

    @Test
    void knowsThreeMethods() throws Exception {
        HttpRequest put = HttpRequest.newBuilder(server.address())
                .PUT(BodyPublishers.ofString("x"))
                .build();
        assertEquals(405, CLIENT.send(put, BodyHandlers.ofString()).statusCode());
        assertEquals(405, post("/", "x=1").statusCode());
        HttpRequest head = HttpRequest.newBuilder(server.address())
                .method("HEAD", BodyPublishers.noBody())
                .build();
        HttpResponse<String> answer = CLIENT.send(head, BodyHandlers.ofString());
        assertEquals(200, answer.statusCode());
        assertEquals("", answer.body());
    }

    @Test
    void explainsARequestByItsHeader() throws Exception {
        String html = explain("00000018 0019 0004 00000000 0000 00 01 0000000000000000 0000 01 00", "", "", "yes")
                .body();

        assertTrue(html.contains("AddOffsetsToTxnRequest v4, request header v2, 28 bytes on the wire"), html);
        assertFalse(html.contains("role=\"alert\""));
    }

    @Test
    void explainsAHexDump() throws Exception {
        String dump = """
                00000000: 0000 0018 0019 0004 0000 0000 0000 0001  ................
                00000010: 0000 0000 0000 0000 0000 0100            ............
                """;

        assertTrue(
                explain(dump, "", "", "yes").body().contains("AddOffsetsToTxnRequest v4, request header v2, 28 bytes"));
    }

    @Test
    void recognizesARequestWithoutItsSizeAndWhatIsNoRequest() throws Exception {
        String unframed = explain("0019 0004 00000000 0000 00 01 0000000000000000 0000 01 00", "", "", "yes")
                .body();
        assertTrue(unframed.contains("AddOffsetsToTxnRequest v4, request header v2, 28 bytes on the wire"), unframed);
        assertTrue(unframed.contains("It is shown with the prefix, which would be 24."), unframed);

        String hello = explain("16 03 01 00 05 01 00 00 01 03", "", "", "yes").body();
        assertTrue(hello.contains("This is a TLS ClientHello."), hello);
    }

    @Test
    void explainsAResponseAndABody() throws Exception {
        assertTrue(explain("0000000c00000000000000000000" + "0000", "AddOffsetsToTxnResponse", "4", "yes")
                .body()
                .contains("AddOffsetsToTxnResponse v4, response header v1, 16 bytes on the wire"));
        assertTrue(explain("00000000 0000 00", "AddOffsetsToTxnResponse", "", "no")
                .body()
                .contains("AddOffsetsToTxnResponse v4, 7 bytes"));
        assertTrue(explain("00000000 ffffffff", "ConsumerProtocolSubscription", "0", "yes")
                .body()
                .contains("ConsumerProtocolSubscription v0, 8 bytes"));
    }

    @Test
    void explainsTheBytesThatJsonMakes() throws Exception {
        String json = "{ \"transactionalId\": \"t\", \"producerId\": 1, \"producerEpoch\": 2, \"groupId\": \"g\" }";

        String html = explain(json, "AddOffsetsToTxnRequest", "4", "yes").body();

        assertTrue(html.contains("AddOffsetsToTxnRequest v4, 15 bytes"), html);
        assertTrue(html.contains("= \"t\" (compact, len+1=2)"), html);
    }

    @Test
    void saysWhatIsWrongWithJson() throws Exception {
        assertTrue(explain("{}", "", "", "no").body().contains("JSON does not say which message it is"));
        String missing = explain("{ \"throttleTimeMs\": 0 }", "AddOffsetsToTxnResponse", "4", "no")
                .body();
        assertTrue(missing.contains("errorCode"), missing);
        String broken = explain("{ \"throttleTimeMs\": ", "AddOffsetsToTxnResponse", "4", "no")
                .body();
        assertTrue(broken.contains("line 1, column "), broken);
        String deep = "{\"a\":" + "[".repeat(100_000);
        assertTrue(explain(deep, "AddOffsetsToTxnResponse", "4", "no").body().contains("role=\"alert\""));
    }

    @Test
    void showsAnErrorWhereItIs() throws Exception {
        // A transactional id of 4 bytes, of which 2 are there.
        String html = explain("00000011 0019 0004 00000000 0000 00 05 6162", "", "", "yes")
                .body();

        assertTrue(html.contains("transactionalId, byte 16: a string of 4 bytes (2 bytes left)"), html);
        assertTrue(html.contains("class=\"s-request-body wrong\""), html);
        assertTrue(html.contains("class=\"s-header\""), html);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "zz", "0", HOSTILE})
    void saysWhatItCannotRead(String input) throws Exception {
        HttpResponse<String> answer = explain(input, "", "", "yes");

        assertEquals(200, answer.statusCode());
        assertTrue(answer.body().contains("id=\"error\" role=\"alert\""), answer.body());
        Markup.requireOurs(answer.body());
    }

    @Test
    void refusesVersionsAndMessagesThatDoNotExist() throws Exception {
        assertTrue(explain("00", "AddOffsetsToTxnResponse", "99", "no").body().contains("has versions 0-4, and"));
        assertTrue(explain("00", "Nothing", "", "no").body().contains("There is no message"));
        for (String field : new String[] {"message", "version", "frame"}) {
            Markup.requireOurs(post("/explain.html", "input=00&" + field + "=" + encode(HOSTILE))
                    .body());
        }
        Markup.requireOurs(
                explain("00", "AddOffsetsToTxnResponse", HOSTILE, "no").body());
    }

    /** Values from bytes are text, whatever they are made of. */
    @Test
    void escapesTheValuesOfAMessage() throws Exception {
        byte[] hostile = HOSTILE.getBytes(StandardCharsets.UTF_8);
        String hex = String.format("%04x", hostile.length) + HexFormat.of().formatHex(hostile);

        String html = explain(hex + "0000000000000000" + "0000" + "0001" + "3c", "AddOffsetsToTxnRequest", "0", "no")
                .body();

        assertTrue(html.contains("&lt;script&gt;alert(1)"), html);
        Markup.requireOurs(html);
    }

    @Test
    void refusesMoreThanAPageCanShow() throws Exception {
        assertEquals(
                413,
                post("/explain.html", "input=" + "0".repeat(PageHandler.LARGEST_FORM))
                        .statusCode());
        String most = "00".repeat(Explanations.LARGEST_MESSAGE);
        assertTrue(explain(most + "00", "", "", "yes")
                .body()
                .contains("a page shows at most " + Explanations.LARGEST_MESSAGE));
        assertEquals(200, explain(most, "", "", "yes").statusCode());
        assertEquals(200, get("/").statusCode());
    }

    @Test
    void survivesWhatIsNoForm() throws Exception {
        for (String form : new String[] {"", "&&&", "=", "input", "input=%", "input=%zz", "a=b&input=%00"}) {
            assertEquals(200, post("/explain.html", form).statusCode(), form);
        }
    }

    @Test
    void theAddressIsOneThatABrowserCanOpen() {
        assertEquals(URI.create("http://localhost:" + server.address().getPort() + "/"), server.address());
    }
}
