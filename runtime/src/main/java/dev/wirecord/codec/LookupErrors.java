package dev.wirecord.codec;

import dev.wirecord.error.DuplicateCodecException;
import dev.wirecord.error.UnknownApiException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.schema.MessageType;
import java.util.List;

/**
 * What is wrong when codecs are registered or looked up. The methods are declared to return what the JDK knows: the
 * verifier loads the class of everything that a method throws, and a program that starts would load each kind of error.
 */
final class LookupErrors {

    private LookupErrors() {}

    static RuntimeException duplicate(CodecSlot first, CodecSlot second, String claim) {
        return new DuplicateCodecException("two codecs for the " + claim + ": those of "
                + first.entry().recordName() + " and " + second.entry().recordName());
    }

    static RuntimeException noMessage(MessageType type, int apiKey) {
        return new UnknownApiException("no codec for a " + type.kafkaName() + " with API key " + apiKey);
    }

    static RuntimeException noRecord(Class<?> recordType) {
        return new UnknownApiException("no codec for " + recordType.getName());
    }

    static RuntimeException notOneNamed(String name, List<CodecSlot> named) {
        if (named.isEmpty()) {
            return new UnknownApiException("no message is named " + name);
        }
        List<String> records =
                named.stream().map(slot -> slot.entry().recordName()).sorted().toList();
        return new UnknownApiException(
                "more than one message is named " + name + ", look it up by its record: " + records);
    }

    static RuntimeException retired(CodecEntry entry) {
        return new UnsupportedVersionException(entry.name() + " has no versions any more");
    }

    static RuntimeException noVersion(MessageCodec<?> codec, int version) {
        return new UnsupportedVersionException(codec.name() + " has versions " + codec.versions() + ", not " + version);
    }
}
