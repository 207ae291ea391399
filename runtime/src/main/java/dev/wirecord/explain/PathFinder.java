package dev.wirecord.explain;

import dev.wirecord.error.MalformedMessageException;
import dev.wirecord.schema.FieldSchema;

/** Remembers nothing but where the walk is, so that it takes no memory however long the message. */
final class PathFinder implements WalkVisitor {

    private Place place;

    /** The path of the part that was begun last and has not ended. */
    String path() {
        return place == null ? "" : place.path();
    }

    @Override
    public void begin(NodeKind kind, String name, String type, FieldSchema field, int offset) {
        place = new Place(place, kind, name);
    }

    @Override
    public void value(Object value, LengthPrefix prefix, long raw) {}

    @Override
    public void count(int count, LengthPrefix prefix, long raw) {}

    @Override
    public void present(LengthPrefix marker, long raw) {}

    @Override
    public void tooManyElements(MalformedMessageException error) {
        throw error;
    }

    @Override
    public void end(int offset) {
        place = place.parent();
    }
}
