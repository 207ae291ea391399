package dev.wirecord.processor.check;

import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import java.util.List;

/** All checks, in the order in which a reader would make them. */
public final class MessageChecks {

    private static final List<MessageCheck> ALL = List.of(
            new RecordShapeCheck(),
            new ApiCheck(),
            new RequestCheck(),
            new VersionSyntaxCheck(),
            new VersionCoverageCheck(),
            new NameCheck(),
            new FieldTypeCheck(),
            new FlexibleOverrideCheck(),
            new TagCheck(),
            new NullabilityCheck(),
            new DefaultCheck());

    private MessageChecks() {}

    /** Reports everything that is wrong with the message. */
    public static void check(MessageDeclaration message, Diagnostics diagnostics) {
        ALL.forEach(check -> check.check(message, diagnostics));
    }

    /** Reports what is wrong with a record in whatever message it is used. */
    public static void check(StructDeclaration struct, Diagnostics diagnostics) {
        RecordShapeCheck.check(struct, diagnostics);
        VersionSyntaxCheck.check(struct, diagnostics);
        NameCheck.check(struct, diagnostics);
        FieldTypeCheck.check(struct, false, diagnostics);
        DefaultCheck.check(struct, diagnostics);
    }
}
