package dev.wirecord.record;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** The records of a batch as objects. */
final class RecordIterator implements Iterator<Record> {

    private final RecordCursor cursor;
    private boolean ahead;

    RecordIterator(RecordCursor cursor) {
        this.cursor = cursor;
    }

    @Override
    public boolean hasNext() {
        if (!ahead) {
            ahead = cursor.next();
        }
        return ahead;
    }

    @Override
    public Record next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        ahead = false;
        return cursor.record();
    }
}
