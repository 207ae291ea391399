package dev.wirecord.explorer.site;

import dev.wirecord.explain.ApiFacts.Fact;
import java.util.List;

/**
 * The page of one version.
 *
 * @param subject what it is of
 * @param version the version
 * @param intro what the page shows, a sentence each
 * @param facts the facts
 * @param legend the sections that bytes are told apart by
 * @param messages request and response, or the one message
 */
public record VersionPage(
        Subject subject,
        int version,
        List<String> intro,
        List<Fact> facts,
        List<LegendEntry> legend,
        List<MessageView> messages) {}
