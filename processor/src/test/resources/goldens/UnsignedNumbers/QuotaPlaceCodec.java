package org.example.unsignednumbers;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.io.ArrayReader;
import dev.wirecord.io.ArrayWriter;
import dev.wirecord.io.ByteReader;
import dev.wirecord.io.Output;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link QuotaPlace}.
 *
 * <pre>
 * versions   0                1
 * port       UINT16           UINT16
 * address    -                UINT32
 * ports      ARRAY of UINT16  COMPACT_ARRAY of UINT16
 * addresses  -                COMPACT_ARRAY of UINT32
 * </pre>
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class QuotaPlaceCodec extends MessageCodec<QuotaPlace> {
    /**
     * The one instance.
     */
    public static final MessageCodec<QuotaPlace> INSTANCE = new QuotaPlaceCodec();

    private QuotaPlaceCodec() {
        super(
                QuotaPlace.class,
                "QuotaPlace",
                MessageType.DATA,
                MessageSchema.NO_API_KEY,
                Versions.range(0, 1),
                Versions.from(1));
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(List.class);
    }

    @Override
    protected QuotaPlace readMessage(ByteReader in, int version) {
        return version >= 1 ? readVersion1(in) : readVersion0(in);
    }

    @Override
    protected int writeMessage(Output out, int at, QuotaPlace message, int version) {
        return version >= 1 ? writeVersion1(out, at, message, version)
                : writeVersion0(out, at, message, version);
    }

    private static QuotaPlace readVersion0(ByteReader in) {
        int port = in.readUint16();
        List<Integer> ports = ArrayReader.readUint16List(in, in.readArrayLength());
        return new QuotaPlace(port, 4294967295L, ports, List.of());
    }

    private static int writeVersion0(Output out, int at, QuotaPlace message, int version) {
        requireRepresentable(message, version);
        at = out.putUint16(at, message.port());
        at = out.putArrayLength(at, message.ports());
        at = ArrayWriter.putUint16List(out, at, message.ports());
        return at;
    }

    private static QuotaPlace readVersion1(ByteReader in) {
        int at = in.take(6);
        int port = in.getUint16(at);
        long address = in.getUint32(at + 2);
        List<Integer> ports = ArrayReader.readUint16List(in, in.readCompactArrayLength());
        List<Long> addresses = ArrayReader.readUint32List(in, in.readCompactArrayLength());
        in.skipTaggedFields();
        return new QuotaPlace(port, address, ports, addresses);
    }

    private static int writeVersion1(Output out, int at, QuotaPlace message, int version) {
        requireRepresentable(message, version);
        at = out.putUint16(at, message.port());
        at = out.putUint32(at, message.address());
        at = out.putCompactArrayLength(at, message.ports());
        at = ArrayWriter.putUint16List(out, at, message.ports());
        at = out.putCompactArrayLength(at, message.addresses());
        at = ArrayWriter.putUint32List(out, at, message.addresses());
        return out.putNoTaggedFields(at);
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(QuotaPlace message, int version) {
        requireNonNull(message, "QuotaPlace");
        if (version == 0 && message.address() != 4294967295L) {
            throw UnsupportedVersionException.fieldNotInVersion("address", "1+");
        }
        requireNonNull(message.ports(), "ports");
        if (version >= 1) {
            requireNonNull(message.addresses(), "addresses");
        }
        if (version == 0 && (message.addresses() == null || !message.addresses().isEmpty())) {
            throw UnsupportedVersionException.fieldNotInVersion("addresses", "1+");
        }
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema quotaPlace = StructSchema.of(
                "QuotaPlace",
                FieldSchema.of("Port", ScalarType.UINT16)
                        .defaultText("9092")
                        .about("a port"),
                FieldSchema.of("Address", ScalarType.UINT32)
                        .versions("1+")
                        .defaultText("0xffffffff")
                        .about("an address of IP version 4"),
                FieldSchema.array("Ports", ScalarType.UINT16)
                        .about("several ports"),
                FieldSchema.array("Addresses", ScalarType.UINT32)
                        .versions("1+")
                        .about("several addresses"));
        return schemaOf(List.of(), false, quotaPlace,
                "Numbers that are never negative.");
    }
}
