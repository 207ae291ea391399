package dev.wirecord.processor.schemas;

import dev.wirecord.processor.diagnostic.SourceAnchor;

/**
 * Where in a schema something is described.
 *
 * @param source what made us read the file: the compiler knows no place in it
 * @param file the name of the file
 * @param subject what is described, such as "field Topics.Name"; empty for the message
 */
record SchemaPlace(SourceAnchor source, String file, String subject) {

    /** A line of the description. */
    SourceAnchor line(int line) {
        return source.in(file + ":" + line + (subject.isEmpty() ? "" : ": " + subject));
    }

    /** The same file, where it describes something else. */
    SchemaPlace of(String other) {
        return new SchemaPlace(source, file, other);
    }
}
