package dev.wirecord.explorer.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** A file that all pages share. */
public enum Asset {
    /** How pages look. */
    STYLE("site.css", "text/css"),
    /** Links bytes, rows and lines; searches; picks versions to compare. */
    SCRIPT("site.js", "text/javascript"),
    /** Chooses light or dark before the page is painted. */
    THEME("theme.js", "text/javascript"),
    /** The icon of the site. */
    ICON("icon.svg", "image/svg+xml");

    private final String file;
    private final String mediaType;

    Asset(String file, String mediaType) {
        this.file = file;
        this.mediaType = mediaType;
    }

    /** The path on the site. */
    public String path() {
        return "assets/" + file;
    }

    /** What a browser is told that it is. */
    public String mediaType() {
        return mediaType;
    }

    /** The bytes, in an array of their own. */
    public byte[] bytes() {
        try (InputStream in = Asset.class.getResourceAsStream(file)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
