/** The annotations that turn a record into a Kafka message. They carry no behaviour and need nothing at run time. */
module dev.wirecord.annotation {
    exports dev.wirecord.annotation;
}
