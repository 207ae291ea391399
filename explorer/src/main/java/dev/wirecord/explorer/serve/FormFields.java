package dev.wirecord.explorer.serve;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** The fields of a form as browsers send them. */
record FormFields(Map<String, String> values) {

    /** Parses {@code application/x-www-form-urlencoded}. What is not well-formed counts as not sent. */
    static FormFields parse(String text) {
        Map<String, String> values = new HashMap<>();
        for (String pair : text.split("&")) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                try {
                    values.putIfAbsent(decode(pair.substring(0, equals)), decode(pair.substring(equals + 1)));
                } catch (IllegalArgumentException e) {
                    // A percent sign without digits: no browser sends it.
                    continue;
                }
            }
        }
        return new FormFields(values);
    }

    private static String decode(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    /** The value of a field; empty when it was not sent. */
    String get(String name) {
        return values.getOrDefault(name, "");
    }
}
