package org.example.neverflexible;

import dev.wirecord.codec.MessageCodec;
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
 * Reads and writes {@link QuotaValue}.
 *
 * <pre>
 * versions  0
 * limit     FLOAT64
 * reason    STRING
 * </pre>
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class QuotaValueCodec extends MessageCodec<QuotaValue> {
    /**
     * The one instance.
     */
    public static final MessageCodec<QuotaValue> INSTANCE = new QuotaValueCodec();

    private QuotaValueCodec() {
        super(
                QuotaValue.class,
                "QuotaValue",
                MessageType.DATA,
                MessageSchema.NO_API_KEY,
                Versions.range(0, 0),
                Versions.NONE);
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(String.class);
    }

    @Override
    protected QuotaValue readMessage(ByteReader in, int version) {
        return readVersion0(in);
    }

    @Override
    protected int writeMessage(Output out, int at, QuotaValue message, int version) {
        return writeVersion0(out, at, message);
    }

    private static QuotaValue readVersion0(ByteReader in) {
        double limit = in.readFloat64();
        String reason = in.readString();
        return new QuotaValue(limit, reason);
    }

    private static int writeVersion0(Output out, int at, QuotaValue message) {
        requireRepresentable(message);
        at = out.putFloat64(at, message.limit());
        at = out.putString(at, message.reason());
        return at;
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(QuotaValue message) {
        requireNonNull(message, "QuotaValue");
        requireNonNull(message.reason(), "reason");
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema quotaValue = StructSchema.of(
                "QuotaValue",
                FieldSchema.of("Limit", ScalarType.FLOAT64)
                        .about("bytes in each second"),
                FieldSchema.of("Reason", ScalarType.STRING)
                        .about("why it was set"));
        return schemaOf(List.of(), false, quotaValue,
                "A quota as it is kept in a topic.");
    }
}
