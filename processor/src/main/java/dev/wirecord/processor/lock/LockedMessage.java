package dev.wirecord.processor.lock;

import dev.wirecord.schema.Versions;
import java.util.List;

/**
 * A message in the lock.
 *
 * @param record the class name of the record
 * @param api the kind of message, and its API key where it has one
 * @param versions the versions that are locked
 * @param flexible those of them, and of all to come, that are flexible
 * @param fields its fields
 */
record LockedMessage(String record, String api, Versions versions, Versions flexible, List<LockedField> fields) {

    LockedMessage {
        fields = List.copyOf(fields);
    }
}
