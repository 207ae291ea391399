package dev.wirecord.explain;

import dev.wirecord.io.ByteReader;

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
        if (topic instanceof String name && CoordinatorRecords.TOPICS.contains(name)) {
            return new CoordinatorRecords(name, known);
        }
        boolean metadata = MetadataRecords.CLUSTER_ID.equals(topic)
                || (topic instanceof String name && MetadataRecords.TOPICS.contains(name));
        return metadata ? new MetadataRecords(topic, known) : ANYTHING;
    }
}
