package org.example.nestedstruct;

import dev.wirecord.type.ListIndex;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * Finds the elements of a list of {@link DescribeQuotaResponse.Topic} by name. The index is built at the first look-up.
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class DescribeQuotaResponse_TopicIndex extends ListIndex<String, DescribeQuotaResponse.Topic> {
    private DescribeQuotaResponse_TopicIndex(List<DescribeQuotaResponse.Topic> elements) {
        super(elements);
    }

    /**
     * An index of the given list, which should not change while the index is in use.
     */
    public static DescribeQuotaResponse_TopicIndex of(List<DescribeQuotaResponse.Topic> elements) {
        return new DescribeQuotaResponse_TopicIndex(elements);
    }

    @Override
    protected String keyOf(DescribeQuotaResponse.Topic element) {
        return element.name();
    }

    /**
     * The first element with that key.
     */
    public Optional<DescribeQuotaResponse.Topic> find(String name) {
        return first(name);
    }

    /**
     * All elements with that key, in the order of the list.
     */
    public List<DescribeQuotaResponse.Topic> findAll(String name) {
        return all(name);
    }
}
