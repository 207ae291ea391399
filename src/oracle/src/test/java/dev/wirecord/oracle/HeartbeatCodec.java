package dev.wirecord.oracle;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.InvalidValueException;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.Output;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.type.TaggedFields;

/** A codec written by hand, right but for the fault it is asked to have. */
final class HeartbeatCodec extends MessageCodec<HeartbeatRequest> {

    /** What can be wrong with a codec. */
    enum Fault {
        NONE,
        /** Two fields change places. */
        WRITES_ANOTHER_ORDER,
        /** A value is dropped where the version lacks the field. */
        DROPS_SILENTLY,
        /** A null is refused in a version that allows it. */
        REFUSES_NULL,
        /** An absent field is read as empty instead of null. */
        READS_ANOTHER_DEFAULT,
        /** Unknown tagged fields get lost when they are read. */
        DROPS_TAGS,
        /** A null ends in an exception that is no KafkaCodecException. */
        LETS_THE_JVM_REFUSE,
        /** What was read is written in another way than what was made by hand. */
        FORGETS_ON_THE_SECOND_WRITE
    }

    private final Fault fault;
    private HeartbeatRequest lastRead;

    HeartbeatCodec(Fault fault) {
        super(
                HeartbeatRequest.class,
                Schemas.HEARTBEAT_REQUEST.name(),
                Schemas.HEARTBEAT_REQUEST.type(),
                Schemas.HEARTBEAT_REQUEST.apiKey(),
                Schemas.HEARTBEAT_REQUEST.versions(),
                Schemas.HEARTBEAT_REQUEST.flexible());
        this.fault = fault;
    }

    @Override
    protected MessageSchema createSchema() {
        return Schemas.HEARTBEAT_REQUEST;
    }

    @Override
    protected HeartbeatRequest readMessage(ByteReader in, int version) {
        boolean flexible = version >= 4;
        String groupId = flexible ? in.readCompactString() : in.readString();
        int generationId = in.readInt32();
        String memberId = flexible ? in.readCompactString() : in.readString();
        String instanceId = fault == Fault.READS_ANOTHER_DEFAULT ? "" : null;
        if (version >= 3) {
            instanceId = flexible ? in.readCompactNullableString() : in.readNullableString();
        }
        TaggedFields unknown = flexible ? in.readTaggedFields() : TaggedFields.EMPTY;
        lastRead = new HeartbeatRequest(
                groupId, generationId, memberId, instanceId, fault == Fault.DROPS_TAGS ? TaggedFields.EMPTY : unknown);
        return lastRead;
    }

    @Override
    protected int writeMessage(Output out, int start, HeartbeatRequest message, int version) {
        requireRepresentable(message, version);
        int at = start;
        if (fault == Fault.WRITES_ANOTHER_ORDER) {
            at = putRest(out, at, message, version);
            at = putString(out, at, message.groupId(), version);
        } else {
            at = putString(out, at, message.groupId(), version);
            at = putRest(out, at, message, version);
        }
        if (version >= 3) {
            at = putString(out, at, message.groupInstanceId(), version);
        }
        if (version >= 4) {
            boolean forget = fault == Fault.FORGETS_ON_THE_SECOND_WRITE && message == lastRead;
            at = (forget ? TaggedFields.EMPTY : message.unknown()).put(out, at);
        }
        return at;
    }

    private static int putRest(Output out, int start, HeartbeatRequest message, int version) {
        return putString(out, out.putInt32(start, message.generationId()), message.memberId(), version);
    }

    private static int putString(Output out, int at, String value, int version) {
        return version >= 4 ? out.putCompactNullableString(at, value) : out.putNullableString(at, value);
    }

    private void requireRepresentable(HeartbeatRequest message, int version) {
        if (fault == Fault.LETS_THE_JVM_REFUSE) {
            message.groupId().isEmpty();
            message.memberId().isEmpty();
        }
        if (message.groupId() == null || message.memberId() == null) {
            throw new InvalidValueException("an id is null");
        }
        if (version < 3 && message.groupInstanceId() != null && fault != Fault.DROPS_SILENTLY) {
            throw UnsupportedVersionException.fieldNotInVersion("groupInstanceId", "3+");
        }
        if (version >= 3 && message.groupInstanceId() == null && fault == Fault.REFUSES_NULL) {
            throw InvalidValueException.nullValue("groupInstanceId");
        }
        if (version < 4 && !message.unknown().isEmpty()) {
            throw UnsupportedVersionException.taggedFieldsNotInVersion("unknown");
        }
    }
}
