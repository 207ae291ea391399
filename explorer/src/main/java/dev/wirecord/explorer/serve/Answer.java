package dev.wirecord.explorer.serve;

import java.nio.charset.StandardCharsets;

/**
 * An answer to a request.
 *
 * @param status the HTTP status
 * @param mediaType what the content is
 * @param content the content
 */
record Answer(int status, String mediaType, byte[] content) {

    static final int OK = 200;
    static final int NOT_FOUND = 404;
    static final int METHOD_NOT_ALLOWED = 405;
    static final int TOO_LARGE = 413;
    static final int MISDIRECTED = 421;
    static final int FAILED = 500;

    static Answer html(String page) {
        return new Answer(OK, "text/html; charset=utf-8", page.getBytes(StandardCharsets.UTF_8));
    }

    static Answer plain(int status, String sentence) {
        return new Answer(status, "text/plain; charset=utf-8", (sentence + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
