package org.example.flexibleoverride;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.error.UnsupportedVersionException;
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
 * Reads and writes {@link QuotaHeader}.
 *
 * <pre>
 * versions       0        1        2              3
 * correlationId  INT32    INT32    INT32          INT32
 * clientId       STRING?  STRING?  STRING?        STRING?
 * token          -        BYTES    COMPACT_BYTES  -
 * </pre>
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class QuotaHeaderCodec extends MessageCodec<QuotaHeader> {
    /**
     * The one instance.
     */
    public static final MessageCodec<QuotaHeader> INSTANCE = new QuotaHeaderCodec();

    private QuotaHeaderCodec() {
        super(
                QuotaHeader.class,
                "QuotaHeader",
                MessageType.HEADER,
                MessageSchema.NO_API_KEY,
                Versions.range(0, 3),
                Versions.from(1));
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(String.class);
    }

    @Override
    protected QuotaHeader readMessage(ByteReader in, int version) {
        return version >= 1 ? readVersions1To3(in, version) : readVersion0(in);
    }

    @Override
    protected int writeMessage(Output out, int at, QuotaHeader message, int version) {
        return version >= 1 ? writeVersions1To3(out, at, message, version)
                : writeVersion0(out, at, message, version);
    }

    private static QuotaHeader readVersion0(ByteReader in) {
        int correlationId = in.readInt32();
        String clientId = in.readNullableString();
        return new QuotaHeader(correlationId, clientId, new byte[0]);
    }

    private static int writeVersion0(Output out, int at, QuotaHeader message, int version) {
        requireRepresentable(message, version);
        at = out.putInt32(at, message.correlationId());
        at = out.putNullableString(at, message.clientId());
        return at;
    }

    private static QuotaHeader readVersions1To3(ByteReader in, int version) {
        int correlationId = in.readInt32();
        String clientId = in.readNullableString();
        byte[] token = new byte[0];
        if (version == 2) {
            token = in.readByteArray(in.readCompactBytesLength());
        } else if (version == 1) {
            token = in.readByteArray(in.readBytesLength());
        }
        in.skipTaggedFields();
        return new QuotaHeader(correlationId, clientId, token);
    }

    private static int writeVersions1To3(Output out, int at, QuotaHeader message, int version) {
        requireRepresentable(message, version);
        at = out.putInt32(at, message.correlationId());
        at = out.putNullableString(at, message.clientId());
        if (version == 2) {
            at = out.putCompactBytes(at, message.token());
        } else if (version == 1) {
            at = out.putBytes(at, message.token());
        }
        return out.putNoTaggedFields(at);
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(QuotaHeader message, int version) {
        requireNonNull(message, "QuotaHeader");
        if (version >= 1 && version <= 2) {
            requireNonNull(message.token(), "token");
        }
        if ((version == 0 || version >= 3) && (message.token() == null || message.token().length != 0)) {
            throw UnsupportedVersionException.fieldNotInVersion("token", "1-2");
        }
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema quotaHeader = StructSchema.of(
                "QuotaHeader",
                FieldSchema.of("CorrelationId", ScalarType.INT32)
                        .about("what the answer repeats"),
                FieldSchema.of("ClientId", ScalarType.STRING)
                        .nullable("0+")
                        .flexible("none")
                        .about("who asks"),
                FieldSchema.of("Token", ScalarType.BYTES)
                        .versions("1-2")
                        .flexible("2+")
                        .about("a proof of that, of which nothing is left in the end"));
        return schemaOf(List.of(), false, quotaHeader,
                "A header as the one of requests, which must be readable before its version is known.");
    }
}
