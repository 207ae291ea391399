package org.example.sharedstruct;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.Output;
import dev.wirecord.schema.EntityType;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import dev.wirecord.type.ObjectList;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link MoveRequest}, API key 906.
 *
 * <pre>
 * versions  0            1            2                     3-4
 * from      BrokerPlace  BrokerPlace  BrokerPlace           BrokerPlace
 * to        -            BrokerPlace  BrokerPlace           BrokerPlace
 * others    -            -            ARRAY of BrokerPlace  COMPACT_ARRAY of BrokerPlace
 *
 * BrokerPlace
 * versions  0      1-2      3-4
 * id        INT32  INT32    INT32
 * rack      -      STRING?  COMPACT_STRING?
 * </pre>
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class MoveRequestCodec extends MessageCodec<MoveRequest> {
    /**
     * The one instance.
     */
    public static final MessageCodec<MoveRequest> INSTANCE = new MoveRequestCodec();

    private static final Broker DEFAULT_BROKER_PLACE = new Broker(0, null);

    private MoveRequestCodec() {
        super(
                MoveRequest.class,
                "MoveRequest",
                MessageType.REQUEST,
                906,
                Versions.range(0, 4),
                Versions.from(3));
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(String.class, Broker.class, List.class);
    }

    @Override
    protected MoveRequest readMessage(ByteReader in, int version) {
        return version >= 3 ? readVersions3To4(in) : readVersions0To2(in, version);
    }

    @Override
    protected int writeMessage(Output out, int at, MoveRequest message, int version) {
        return version >= 3 ? writeVersions3To4(out, at, message, version)
                : writeVersions0To2(out, at, message, version);
    }

    private static MoveRequest readVersions0To2(ByteReader in, int version) {
        Broker from = readBrokerPlaceVersions0To2(in, version);
        Broker to = version >= 1
                ? readBrokerPlaceVersions0To2(in, version)
                : DEFAULT_BROKER_PLACE;
        List<Broker> others = version >= 2
                ? readBrokerPlaceArrayVersions0To2(in, in.readArrayLength(4), version)
                : List.of();
        return new MoveRequest(from, to, others);
    }

    private static int writeVersions0To2(Output out, int at, MoveRequest message, int version) {
        requireRepresentable(message, version);
        at = writeBrokerPlaceVersions0To2(out, at, message.from(), version);
        if (version >= 1) {
            at = writeBrokerPlaceVersions0To2(out, at, message.to(), version);
        }
        if (version >= 2) {
            at = writeBrokerPlaceArrayVersions0To2(out, at, message.others(), version);
        }
        return at;
    }

    private static MoveRequest readVersions3To4(ByteReader in) {
        Broker from = readBrokerPlaceVersions3To4(in);
        Broker to = readBrokerPlaceVersions3To4(in);
        List<Broker> others = readBrokerPlaceArrayVersions3To4(in, in.readCompactArrayLength(6));
        in.skipTaggedFields();
        return new MoveRequest(from, to, others);
    }

    private static int writeVersions3To4(Output out, int at, MoveRequest message, int version) {
        requireRepresentable(message, version);
        at = writeBrokerPlaceVersions3To4(out, at, message.from(), version);
        at = writeBrokerPlaceVersions3To4(out, at, message.to(), version);
        at = writeBrokerPlaceArrayVersions3To4(out, at, message.others(), version);
        return out.putNoTaggedFields(at);
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(MoveRequest message, int version) {
        requireNonNull(message, "MoveRequest");
        requireNonNull(message.from(), "from");
        if (version >= 1) {
            requireNonNull(message.to(), "to");
        }
        if (version == 0 && !isDefaultBrokerPlace(message.to())) {
            throw UnsupportedVersionException.fieldNotInVersion("to", "1+");
        }
        if (version >= 2) {
            requireNonNull(message.others(), "others");
        }
        if (version <= 1 && (message.others() == null || !message.others().isEmpty())) {
            throw UnsupportedVersionException.fieldNotInVersion("others", "2+");
        }
    }

    private static List<Broker> readBrokerPlaceArrayVersions0To2(ByteReader in, int length,
            int version) {
        if (length == 0) {
            return List.of();
        }
        Broker[] elements = new Broker[length];
        for (int i = 0; i < length; i++) {
            elements[i] = readBrokerPlaceVersions0To2(in, version);
        }
        return ObjectList.wrap(elements);
    }

    private static Broker readBrokerPlaceVersions0To2(ByteReader in, int version) {
        int id = in.readInt32();
        String rack = version >= 1 ? in.readNullableString() : null;
        return new Broker(id, rack);
    }

    private static int writeBrokerPlaceArrayVersions0To2(Output out, int at, List<Broker> array,
            int version) {
        List<Broker> elements = indexed(array);
        at = out.putLength(at, elements.size());
        for (int i = 0; i < elements.size(); i++) {
            at = writeBrokerPlaceVersions0To2(out, at, elements.get(i), version);
        }
        return at;
    }

    private static int writeBrokerPlaceVersions0To2(Output out, int at, Broker brokerPlace,
            int version) {
        requireBrokerPlaceRepresentable(brokerPlace, version);
        at = out.putInt32(at, brokerPlace.id());
        if (version >= 1) {
            at = out.putNullableString(at, brokerPlace.rack());
        }
        return at;
    }

    private static List<Broker> readBrokerPlaceArrayVersions3To4(ByteReader in, int length) {
        if (length == 0) {
            return List.of();
        }
        Broker[] elements = new Broker[length];
        for (int i = 0; i < length; i++) {
            elements[i] = readBrokerPlaceVersions3To4(in);
        }
        return ObjectList.wrap(elements);
    }

    private static Broker readBrokerPlaceVersions3To4(ByteReader in) {
        int id = in.readInt32();
        String rack = in.readCompactNullableString();
        in.skipTaggedFields();
        return new Broker(id, rack);
    }

    private static int writeBrokerPlaceArrayVersions3To4(Output out, int at, List<Broker> array,
            int version) {
        List<Broker> elements = indexed(array);
        at = out.putCompactLength(at, elements.size());
        for (int i = 0; i < elements.size(); i++) {
            at = writeBrokerPlaceVersions3To4(out, at, elements.get(i), version);
        }
        return at;
    }

    private static int writeBrokerPlaceVersions3To4(Output out, int at, Broker brokerPlace,
            int version) {
        requireBrokerPlaceRepresentable(brokerPlace, version);
        at = out.putInt32(at, brokerPlace.id());
        at = out.putCompactNullableString(at, brokerPlace.rack());
        return out.putNoTaggedFields(at);
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireBrokerPlaceRepresentable(Broker brokerPlace, int version) {
        requireNonNull(brokerPlace, "BrokerPlace");
        if (version == 0 && brokerPlace.rack() != null) {
            throw UnsupportedVersionException.fieldNotInVersion("rack", "1+");
        }
    }

    private static boolean isDefaultBrokerPlace(Broker brokerPlace) {
        return brokerPlace != null
                && brokerPlace.id() == 0
                && brokerPlace.rack() == null;
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema brokerPlace = StructSchema.of(
                "BrokerPlace",
                FieldSchema.of("Id", ScalarType.INT32)
                        .about("the broker's id")
                        .entityType(EntityType.BROKER_ID),
                FieldSchema.of("Rack", ScalarType.STRING)
                        .versions("1+")
                        .nullable("1+")
                        .defaultText("null")
                        .about("the broker's rack"));
        StructSchema moveRequest = StructSchema.of(
                "MoveRequest",
                FieldSchema.of("From", brokerPlace)
                        .about("where they are"),
                FieldSchema.of("To", brokerPlace)
                        .versions("1+")
                        .about("where they shall be"),
                FieldSchema.array("Others", brokerPlace)
                        .versions("2+")
                        .about("where they may be as well"));
        return schemaOf(List.of(), false, moveRequest,
                "Moves partitions.");
    }
}
