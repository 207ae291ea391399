package dev.wirecord.explorer.serve;

import dev.wirecord.explorer.site.LegendEntry;
import dev.wirecord.explorer.site.MessageView;
import java.util.List;

/**
 * The page that explains what is put into it.
 *
 * @param input the text that was put in
 * @param message the name of the message that was chosen; empty for a request that says itself what it is
 * @param version the version that was chosen; empty for the highest
 * @param frame whether the bytes begin with a size prefix and a header
 * @param requests the names of all requests
 * @param responses the names of all responses
 * @param others the names of all other messages
 * @param error why the input could not be explained at all; empty when it could
 * @param notes what else there is to say of the bytes, a sentence each
 * @param legend the sections that bytes are told apart by
 * @param view the explanation, or null
 */
public record ExplainPage(
        String input,
        String message,
        String version,
        boolean frame,
        List<String> requests,
        List<String> responses,
        List<String> others,
        String error,
        List<String> notes,
        List<LegendEntry> legend,
        MessageView view) {}
