package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.annotation.WireType;
import java.util.List;
import java.util.UUID;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(
            @KafkaField(defaultValue = "yes") boolean flag,
            //                         ^ [DefaultUnreadable] "yes" is no default for flag: a bool is "true" or "false". Write one that is, or remove `defaultValue`.
            @KafkaField(defaultValue = "1_000") int timeoutMs,
            //                         ^ [DefaultUnreadable] "1_000" is no default for timeoutMs: an int32 is a number from -2147483648 to 2147483647, decimal or 0x hex. Write one that is, or remove `defaultValue`.
            @KafkaField(defaultValue = "010") short octal,
            //                         ^ [DefaultUnreadable] "010" is no default for octal: an int16 is a number from -32768 to 32767, decimal or 0x hex. Write one that is, or remove `defaultValue`.
            @KafkaField(defaultValue = "65536", type = WireType.UINT16) int port,
            //                         ^ [DefaultUnreadable] "65536" is no default for port: a uint16 is a number from 0 to 65535, decimal or 0x hex. Write one that is, or remove `defaultValue`.
            @KafkaField(defaultValue = "null") long offset,
            //                         ^ [DefaultUnreadable] "null" is no default for offset: an int64 is a number from -9223372036854775808 to 9223372036854775807, decimal or 0x hex. Write one that is, or remove `defaultValue`.
            @KafkaField(defaultValue = "half") double ratio,
            //                         ^ [DefaultUnreadable] "half" is no default for ratio: a float64 is a decimal number, "NaN" or "Infinity". Write one that is, or remove `defaultValue`.
            @KafkaField(defaultValue = "00000000-0000-0000-0000-000000000000") UUID id,
            //                         ^ [DefaultUnreadable] "00000000-0000-0000-0000-000000000000" is no default for id: a uuid is 22 characters of URL-safe base64 without padding. Write one that is, or remove `defaultValue`.
            @KafkaField(defaultValue = "a,b") List<String> topics,
            //                         ^ [DefaultUnreadable] "a,b" is no default for topics: []string has no default but "" and "null". Write one that is, or remove `defaultValue`.
            @KafkaField(defaultValue = "{}", nullable = "0+") Entry entry,
            //                         ^ [DefaultUnreadable] "{}" is no default for entry: Entry has no default but "" and "null". Write one that is, or remove `defaultValue`.
            @KafkaField(defaultValue = "00") byte[] data) {}
            //                         ^ [DefaultUnreadable] "00" is no default for data: bytes has no default but "" and "null". Write one that is, or remove `defaultValue`.

    record Entry(int id) {}
}
