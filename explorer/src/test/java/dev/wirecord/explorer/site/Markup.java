package dev.wirecord.explorer.site;

import static org.junit.jupiter.api.Assertions.assertFalse;

/** Looks for markup that the templates have not written. */
public final class Markup {

    /** A tag as the templates write them: double quotes, no scripts in attributes, no script but our own. */
    private static final String OURS =
            "<(?!script|img|b )[a-z][a-z0-9]*( (?!on)[a-z-]+(=\"[^\"<]*\")?)*>|</[a-z][a-z0-9]*>|<!DOCTYPE html>"
                    + "|<script src=\"assets/[a-z]+\\.js\"( defer)?>";

    private Markup() {}

    /** Fails when there is a tag or an attribute of anybody else. */
    public static void requireOurs(String html) {
        String rest = html.replaceAll(OURS, "");
        int at = rest.indexOf('<');
        assertFalse(at >= 0, () -> rest.substring(Math.max(0, at - 100), Math.min(rest.length(), at + 200)));
    }
}
