package org.example;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;

@NullMarked
class Input {

    @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, versions = "0-4")
    record QuotaRequest(
            @KafkaField(nullable = "2+") String name,
            //                     ^ warning [NullableUnsaid] name may be null in versions 2+, and its type in this @NullMarked scope says that it never is. Write `@Nullable String name`.
            @KafkaField(nullable = "0+") byte[] raw,
            //                     ^ warning [NullableUnsaid] raw may be null in versions 0+, and its type in this @NullMarked scope says that it never is. Write `byte @Nullable [] raw`.
            @KafkaField(nullable = "0+") List<Entry> entries,
            //                     ^ warning [NullableUnsaid] entries may be null in versions 0+, and its type in this @NullMarked scope says that it never is. Write `@Nullable List<Input.Entry> entries`.
            @KafkaField(nullable = "0+") @Nullable String said,
            @KafkaField(nullable = "0+") byte @Nullable [] saidToo,
            @KafkaField(nullable = "0+") @Nullable List<Entry> saidAsWell,
            String never) {}

    @NullUnmarked
    record Entry(@KafkaField(nullable = "0+") String unmarked) {}
}
