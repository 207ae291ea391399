package dev.wirecord.explain;

import dev.wirecord.io.ByteReader;
import java.util.UUID;

/** What keys and values of records are. Where it is nothing that is known, the answer is null. */
interface RecordContents {

    /** Anything: most records are their users' own. */
    RecordContents ANYTHING = new RecordContents() {
        @Override
        public NestedMessage key(ByteReader key) {
            return null;
        }

        @Override
        public NestedMessage value(ByteReader key, ByteReader value) {
            return null;
        }
    };

    /** The id that every cluster's metadata topic has. */
    UUID METADATA_TOPIC_ID = new UUID(0, 1);

    /** What the key is. */
    NestedMessage key(ByteReader key);

    /**
     * What the value is.
     *
     * @param key the key, null when there is none
     */
    NestedMessage value(ByteReader key, ByteReader value);

    /**
     * The contents of the records of a topic.
     *
     * @param topic its name or its id; null when neither is known
     */
    static RecordContents ofTopic(Object topic, KnownMessages known) {
        if (METADATA_TOPIC_ID.equals(topic) || "__cluster_metadata".equals(topic)) {
            return new MetadataRecords(known);
        }
        return topic instanceof String name && CoordinatorRecords.TOPICS.contains(name)
                ? new CoordinatorRecords(name, known)
                : ANYTHING;
    }
}
