package dev.wirecord.explorer.site;

import dev.wirecord.explain.MessageNode;
import dev.wirecord.explain.NodeKind;
import dev.wirecord.frame.RequestHeader;
import dev.wirecord.frame.ResponseHeader;
import dev.wirecord.schema.MessageSchema;
import java.util.Optional;

/** The schemas of the two headers, for the parts of a tree that are headers. */
final class HeaderSchemas {

    private HeaderSchemas() {}

    static Optional<MessageSchema> of(MessageNode node) {
        if (node.kind() != NodeKind.HEADER) {
            return Optional.empty();
        }
        MessageSchema request = RequestHeader.CODEC.schema();
        return Optional.of(node.name().equals(request.name()) ? request : ResponseHeader.CODEC.schema());
    }

    /** The version of a header. */
    static int version(MessageNode header) {
        return Integer.parseInt(header.type().substring(1));
    }
}
