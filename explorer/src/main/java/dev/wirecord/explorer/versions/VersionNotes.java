package dev.wirecord.explorer.versions;

import dev.wirecord.schema.MessageSchema;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds what a schema's own comments say of a version: some versions change a meaning and no byte. */
public final class VersionNotes {

    /** Where a sentence begins that speaks of a version first; a full stop before it is often missing. */
    private static final Pattern NEXT_NOTE = Pattern.compile(
            "(?<![,(])\\s+(?=(?:Versions?|(?:Starting (?:in|from|with)|Since|As of|In|From) [Vv]ersions?) \\d)");

    /** "Version 3", "Versions 1 and 2", "Versions 0-2", "Starting in version 4". */
    private static final Pattern MENTION = Pattern.compile(
            "(?:[A-Z][a-z]*(?: [a-z]+)? )?[Vv]ersions? (\\d+)(?:(?: and | ?- ?| to | through )(\\d+))?");

    private VersionNotes() {}

    /** The sentences that begin with the version, or with a range that it is in; often none. */
    public static List<String> of(MessageSchema message, int version) {
        return NEXT_NOTE
                .splitAsStream(message.about())
                .map(note -> note.strip().replaceAll("\\s+", " "))
                .filter(note -> isAbout(note, version))
                .toList();
    }

    private static boolean isAbout(String note, int version) {
        Matcher mention = MENTION.matcher(note);
        return mention.lookingAt() && covers(mention, version);
    }

    private static boolean covers(Matcher mention, int version) {
        int first = Integer.parseInt(mention.group(1));
        int last = mention.group(2) == null ? first : Integer.parseInt(mention.group(2));
        return version >= first && version <= last;
    }
}
