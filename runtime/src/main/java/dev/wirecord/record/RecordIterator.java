package dev.wirecord.record;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** The records of a batch as objects. */
final class RecordIterator implements Iterator<Record> {

    private final RecordCursor cursor;

    RecordIterator(RecordCursor cursor) {
        this.cursor = cursor;
    }

    @Override
    public boolean hasNext() {
        return cursor.hasNext();
    }

    @Override
    public Record next() {
        if (!cursor.next()) {
            throw new NoSuchElementException();
        }
        return cursor.record();
    }
}
