package org.example.unsignednumbers;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.annotation.WireType;
import java.util.List;

/**
 * Numbers that are never negative.
 *
 * @param port a port
 * @param address an address of IP version 4
 * @param ports several ports
 * @param addresses several addresses
 */
@KafkaMessage(type = MessageType.DATA, versions = "0-1", flexible = "1+")
public record QuotaPlace(
        @KafkaField(type = WireType.UINT16, defaultValue = "9092") int port,
        @KafkaField(versions = "1+", type = WireType.UINT32, defaultValue = "0xffffffff") long address,
        @KafkaField(type = WireType.UINT16) List<Integer> ports,
        @KafkaField(versions = "1+", type = WireType.UINT32) List<Long> addresses) {}
