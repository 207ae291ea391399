package dev.wirecord.record;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** The records of a batch as objects. */
final class RecordIterator extends RecordFinder implements Iterator<Record> {

    private Record record;

    RecordIterator(RecordBatch batch, OpenedRecords records) {
        super(batch, records, false);
    }

    @Override
    public boolean hasNext() {
        return isMore();
    }

    @Override
    public Record next() {
        if (!find()) {
            throw new NoSuchElementException();
        }
        return record;
    }

    // An object right away: parts that were put into fields first would be written twice.
    @Override
    void set(int delta, long time, int key, int keySize, int value, int valueSize) {
        offsetDelta = delta;
        record = new Record(batch, buffer, time, delta, key, keySize, value, valueSize);
    }
}
