/** Every Kafka API as records, imported from Kafka's own schemas. */
module dev.wirecord.kafka {
    requires static transitive dev.wirecord.annotation;
    requires transitive dev.wirecord.runtime;

    exports dev.wirecord.kafka;
    exports dev.wirecord.kafka.group;
    exports dev.wirecord.kafka.metadata;
    exports dev.wirecord.kafka.raft;
    exports dev.wirecord.kafka.share;
    exports dev.wirecord.kafka.storage;
    exports dev.wirecord.kafka.transaction;

    provides dev.wirecord.codec.CodecProvider with
            dev.wirecord.kafka.KafkaCodecs;
}
