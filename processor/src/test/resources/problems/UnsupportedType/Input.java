package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.record.Records;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(
            Map<String, String> labels,
            //                  ^ [UnsupportedType] Map<String, String> has no Kafka encoding. Use List of a record with a key and a value.
            @KafkaField(versions = "1+") Optional<String> groupId,
            //                                            ^ [UnsupportedType] Optional<String> has no Kafka encoding. Use the type itself with `nullable`.
            Integer boxed,
            //      ^ [UnsupportedType] Integer has no Kafka encoding. Use int.
            float ratio,
            //    ^ [UnsupportedType] float has no Kafka encoding. Use double.
            List<Float> ratios,
            //          ^ [UnsupportedType] List<Float> has no Kafka encoding. Use List<Double>.
            float[] moreRatios,
            //      ^ [UnsupportedType] float[] has no Kafka encoding. Use double[].
            char[] letters,
            //     ^ [UnsupportedType] char[] has no Kafka encoding. Use List<String>.
            List<Optional<String>> groups,
            //                     ^ [UnsupportedType] List<Optional<String>> has no Kafka encoding. Use List of a record with one component, the type itself with `nullable`.
            List<Map<String, String>> maps,
            //                        ^ [UnsupportedType] List<Map<String, String>> has no Kafka encoding. Use List of a record with one component, List of a record with a key and a value.
            Duration[] timeouts,
            //         ^ [UnsupportedType] Duration[] has no Kafka encoding. Use List of int or long with milliseconds.
            String[] topics,
            //       ^ [UnsupportedType] String[] has no Kafka encoding. Use List<String>.
            int[][] matrix,
            //      ^ [UnsupportedType] int[][] has no Kafka encoding. Use List of a record with one component, int[].
            List<List<Integer>> lists,
            //                  ^ [UnsupportedType] List<List<Integer>> has no Kafka encoding. Use List of a record with one component, List<Integer>.
            List<Records> batches,
            //            ^ [UnsupportedType] List<Records> has no Kafka encoding. Use List of a record with one component, Records.
            List<? extends Entry> entries,
            //                    ^ [UnsupportedType] List<? extends Input.Entry> has no Kafka encoding. Use List<Input.Entry>.
            @SuppressWarnings("rawtypes") List raw,
            //                                 ^ [UnsupportedType] List has no Kafka encoding. Use List with the type of its elements.
            Mode mode,
            //   ^ [UnsupportedType] Input.Mode has no Kafka encoding. Use byte, short or int with the number of the constant.
            Duration timeout,
            //       ^ [UnsupportedType] Duration has no Kafka encoding. Use int or long with milliseconds.
            Object any) {}
            //     ^ [UnsupportedType] Object has no Kafka encoding. Use a primitive, String, UUID, ByteBuffer, byte[], Records, a record, or a List of these.

    record Entry(int id) {}

    enum Mode {
        ON
    }
}
