package dev.wirecord.codec;

import dev.wirecord.error.DuplicateCodecException;
import dev.wirecord.error.KafkaCodecException;
import dev.wirecord.error.UnknownApiException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.schema.MessageType;
import java.util.List;

/**
 * What is wrong when codecs are registered or looked up. The methods are declared to return the errors' common parent: the
 * verifier loads the class of everything that a method throws, and a program that starts would load each kind of error.
 */
final class LookupErrors {

    private LookupErrors() {}

    static KafkaCodecException duplicate(CodecSlot first, CodecSlot second, String claim) {
        return new DuplicateCodecException("two codecs for the " + claim + ": those of "
                + first.entry().recordName() + " and " + second.entry().recordName());
    }

    static KafkaCodecException noMessage(MessageType type, int apiKey) {
        return new UnknownApiException("no codec for a " + type.kafkaName() + " with API key " + apiKey);
    }

    static KafkaCodecException noRecord(Class<?> recordType) {
        return new UnknownApiException("no codec for " + recordType.getName());
    }

    static KafkaCodecException notOneNamed(String name, List<CodecSlot> named) {
        if (named.isEmpty()) {
            return new UnknownApiException("no message is named " + name);
        }
        List<String> records =
                named.stream().map(slot -> slot.entry().recordName()).sorted().toList();
        return new UnknownApiException(
                "more than one message is named " + name + ", look it up by its record: " + records);
    }

    static KafkaCodecException retired(CodecEntry entry) {
        return new UnsupportedVersionException(entry.name() + " has no versions any more");
    }

    static KafkaCodecException noVersion(MessageCodec<?> codec, int version) {
        return new UnsupportedVersionException(codec.name() + " has versions " + codec.versions() + ", not " + version);
    }
}
