package dev.wirecord.explorer.json;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;

/** A text that is no JSON. */
public final class JsonTextException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int line;
    private final int column;

    JsonTextException(String reason, int line, int column) {
        super("line " + line + ", column " + column + ": " + reason);
        this.line = line;
        this.column = column;
    }

    static JsonTextException of(JsonProcessingException error) {
        JsonLocation place = error.getLocation();
        // Jackson adds names of its own settings and classes, which help nobody who wrote the text.
        String reason = error.getOriginalMessage()
                .replaceAll(", from `[^`]*`", "")
                .replaceAll("(?s)(?: \\(start marker| \\(bound as).*", "");
        return place == null
                ? new JsonTextException(reason, 1, 1)
                : new JsonTextException(reason, place.getLineNr(), place.getColumnNr());
    }

    /** The line of the text, from 1. */
    public int line() {
        return line;
    }

    /** The column in that line, from 1. */
    public int column() {
        return column;
    }
}
