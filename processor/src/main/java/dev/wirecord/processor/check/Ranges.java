package dev.wirecord.processor.check;

import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.schema.Versions;
import java.util.Optional;

/** Version ranges that may not be readable. */
final class Ranges {

    private Ranges() {}

    /** The range, or empty where nothing readable was written; {@link VersionSyntaxCheck} reports the latter. */
    static Optional<Versions> read(Located<String> text) {
        if (text.value() == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(Versions.parse(text.value()));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
