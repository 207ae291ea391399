package org.example.keyedstruct;

import dev.wirecord.type.ListIndex;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * Finds the elements of a list of {@link AlterQuotaRequest.Entry} by groupId and brokerId. The index is built at the first look-up.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class AlterQuotaRequest_EntryIndex extends ListIndex<AlterQuotaRequest_EntryIndex.Key, AlterQuotaRequest.Entry> {
    private AlterQuotaRequest_EntryIndex(List<AlterQuotaRequest.Entry> elements) {
        super(elements);
    }

    /**
     * An index of the given list, which should not change while the index is in use.
     */
    public static AlterQuotaRequest_EntryIndex of(List<AlterQuotaRequest.Entry> elements) {
        return new AlterQuotaRequest_EntryIndex(elements);
    }

    @Override
    protected Key keyOf(AlterQuotaRequest.Entry element) {
        return new Key(element.groupId(), element.brokerId());
    }

    /**
     * The first element with that key.
     */
    public Optional<AlterQuotaRequest.Entry> find(String groupId, int brokerId) {
        return first(new Key(groupId, brokerId));
    }

    /**
     * All elements with that key, in the order of the list.
     */
    public List<AlterQuotaRequest.Entry> findAll(String groupId, int brokerId) {
        return all(new Key(groupId, brokerId));
    }

    /**
     * What tells elements apart.
     */
    public record Key(String groupId, int brokerId) implements Comparable<Key> {
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
