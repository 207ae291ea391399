package dev.wirecord.explorer.site;

import dev.wirecord.explain.ByteSection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A section that bytes are told apart by, as the legend of a page shows it.
 *
 * @param style the class of its bytes and rows
 * @param label its name
 */
public record LegendEntry(String style, String label) {

    /** The class of a section's bytes and rows. */
    static String style(ByteSection section) {
        return "s-" + section.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The sections of an API's frames. */
    static List<LegendEntry> ofFrames() {
        return of(
                ByteSection.FRAME,
                ByteSection.HEADER,
                ByteSection.REQUEST_BODY,
                ByteSection.RECORD_BATCH,
                ByteSection.RECORD,
                ByteSection.RESPONSE_BODY,
                ByteSection.TAGGED_FIELDS);
    }

    /** The sections of a body that is neither a request's nor a response's. */
    static List<LegendEntry> ofBody() {
        return of(ByteSection.BODY, ByteSection.TAGGED_FIELDS);
    }

    /** All sections that there are. */
    public static List<LegendEntry> all() {
        return of(ByteSection.values());
    }

    private static List<LegendEntry> of(ByteSection... sections) {
        return Stream.of(sections)
                .map(section -> new LegendEntry(style(section), section.label()))
                .toList();
    }
}
