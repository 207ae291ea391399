package dev.wirecord.jmh;

import org.apache.kafka.common.protocol.Message;
import org.apache.kafka.common.protocol.Readable;

/** How kafka-clients reads a message: the constructor of its data class. */
@FunctionalInterface
interface KafkaReader {

    Message read(Readable in, short version);
}
