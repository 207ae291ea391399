package org.example.keyedstruct;

import dev.wirecord.type.ListIndex;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * Finds the elements of a list of {@link AlterQuotaRequest.Entry} by groupId and brokerId. The index is built at the first look-up.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class AlterQuotaRequest_EntryIndex {
    private final ListIndex<Key, AlterQuotaRequest.Entry> index;

    private AlterQuotaRequest_EntryIndex(List<AlterQuotaRequest.Entry> elements) {
        this.index = new ListIndex<>(elements, element -> new Key(element.groupId(), element.brokerId()));
    }

    /**
     * An index of the given list, which should not change while the index is in use.
     */
    public static AlterQuotaRequest_EntryIndex of(List<AlterQuotaRequest.Entry> elements) {
        return new AlterQuotaRequest_EntryIndex(elements);
    }

    /**
     * The first element with that key.
     */
    public Optional<AlterQuotaRequest.Entry> find(String groupId, int brokerId) {
        return this.index.find(new Key(groupId, brokerId));
    }

    /**
     * All elements with that key, in the order of the list.
     */
    public List<AlterQuotaRequest.Entry> findAll(String groupId, int brokerId) {
        return this.index.findAll(new Key(groupId, brokerId));
    }

    private record Key(String groupId, int brokerId) implements Comparable<Key> {
        @Override
        public int compareTo(Key other) {
            int order = ListIndex.compare(this.groupId, other.groupId);
            if (order != 0) {
                return order;
            }
            return ListIndex.compare(this.brokerId, other.brokerId);
        }
    }
}
