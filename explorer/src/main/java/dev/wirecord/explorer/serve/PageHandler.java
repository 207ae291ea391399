package dev.wirecord.explorer.serve;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Answers HTTP requests, if they are meant for this server: a page of another site whose name has been made to lead here
 * still has that name in its Host header.
 */
final class PageHandler implements HttpHandler {

    /** How many bytes a form may have. The bytes to explain are fewer: see {@link Explanations}. */
    static final int LARGEST_FORM = 512 * 1024;

    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

    private final Pages pages;
    private final Set<String> hosts;

    PageHandler(Pages pages, int port) {
        this.pages = pages;
        this.hosts = Stream.of("localhost", "127.0.0.1", "[::1]")
                .map(name -> name + ":" + port)
                .collect(Collectors.toSet());
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            Answer answer;
            try {
                answer = answer(exchange);
            } catch (RuntimeException e) {
                answer = Answer.plain(Answer.FAILED, "The page could not be made: " + e);
            }
            send(exchange, answer);
        }
    }

    private Answer answer(HttpExchange exchange) throws IOException {
        List<String> host = exchange.getRequestHeaders().getOrDefault("Host", List.of());
        if (host.size() != 1 || !hosts.contains(host.get(0))) {
            return Answer.plain(Answer.MISDIRECTED, "This server answers only to " + String.join(", ", hosts) + ".");
        }
        String path = exchange.getRequestURI().getPath();
        return switch (exchange.getRequestMethod()) {
            case "GET", "HEAD" -> pages.get(path);
            case "POST" -> post(path, exchange.getRequestBody());
            default -> Answer.plain(Answer.METHOD_NOT_ALLOWED, "Only GET, HEAD and POST are answered.");
        };
    }

    private Answer post(String path, InputStream body) throws IOException {
        byte[] form = body.readNBytes(LARGEST_FORM + 1);
        if (form.length > LARGEST_FORM) {
            return Answer.plain(Answer.TOO_LARGE, "A form may have " + LARGEST_FORM + " bytes.");
        }
        return pages.post(path, FormFields.parse(new String(form, StandardCharsets.UTF_8)));
    }

    private static void send(HttpExchange exchange, Answer answer) throws IOException {
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", answer.mediaType());
        headers.set("Content-Security-Policy", POLICY);
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cache-Control", "no-store");
        boolean head = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(answer.status(), head ? -1 : answer.content().length);
        if (!head) {
            try (OutputStream out = exchange.getResponseBody()) {
                out.write(answer.content());
            }
        }
    }
}
