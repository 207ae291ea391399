package org.example.defaults;

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
import dev.wirecord.type.Uuids;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.UUID;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link QuotaSettings}.
 *
 * <pre>
 * versions  0  1
 * enabled   -  BOOLEAN
 * level     -  INT8
 * weight    -  INT16
 * attempts  -  INT32
 * limit     -  INT64
 * ratio     -  FLOAT64
 * unit      -  STRING
 * owner     -  STRING?
 * id        -  UUID
 * zone      -  UUID
 * topics    -  ARRAY of STRING
 * hosts     -  ARRAY? of STRING
 * salt      -  BYTES
 * window    -  Window
 * fallback  -  Window?
 *
 * Window
 * versions  1
 * samples   INT32
 * sampleMs  INT32
 * </pre>
 */
@Generated("dev.wirecord.processor.CodecProcessor")
public final class QuotaSettingsCodec extends MessageCodec<QuotaSettings> {
    /**
     * The one instance.
     */
    public static final MessageCodec<QuotaSettings> INSTANCE = new QuotaSettingsCodec();

    private static final QuotaSettings.Window DEFAULT_WINDOW = new QuotaSettings.Window(11, 1000);

    private QuotaSettingsCodec() {
        super(
                QuotaSettings.class,
                "QuotaSettings",
                MessageType.DATA,
                MessageSchema.NO_API_KEY,
                Versions.range(0, 1),
                Versions.NONE);
        // With these resolved, the JIT inlines the constructors and accessors of the records.
        resolve(String.class, UUID.class, List.class, ByteBuffer.class, QuotaSettings.Window.class);
    }

    @Override
    protected QuotaSettings readMessage(ByteReader in, int version) {
        return readVersions0To1(in, version);
    }

    @Override
    protected int writeMessage(Output out, int at, QuotaSettings message, int version) {
        return writeVersions0To1(out, at, message, version);
    }

    private static QuotaSettings readVersions0To1(ByteReader in, int version) {
        boolean enabled = version >= 1 ? in.readBoolean() : true;
        byte level = version >= 1 ? in.readInt8() : (byte) -1;
        short weight = version >= 1 ? in.readInt16() : (short) 127;
        int attempts = version >= 1 ? in.readInt32() : -2147483648;
        long limit = version >= 1 ? in.readInt64() : 9223372036854775807L;
        double ratio = version >= 1 ? in.readFloat64() : 0.5;
        String unit = version >= 1 ? in.readString() : "\"MB\"";
        String owner = version >= 1 ? in.readNullableString() : null;
        UUID id = version >= 1 ? in.readUuid() : Uuids.ZERO;
        UUID zone = version >= 1 ? in.readUuid() : new UUID(0L, 1L);
        List<String> topics = version >= 1
                ? ArrayReader.readStringList(in, in.readArrayLength())
                : List.of();
        List<String> hosts = version >= 1
                ? ArrayReader.readStringList(in, in.readNullableArrayLength())
                : null;
        ByteBuffer salt = version >= 1
                ? in.readByteBuffer(in.readBytesLength())
                : ByteBuffer.allocate(0);
        QuotaSettings.Window window = version >= 1 ? readWindowVersion1(in) : DEFAULT_WINDOW;
        QuotaSettings.Window fallback = version >= 1
                ? (in.readStructMarker() ? readWindowVersion1(in) : null)
                : null;
        return new QuotaSettings(enabled, level, weight, attempts, limit, ratio, unit, owner, id,
                zone, topics, hosts, salt, window, fallback);
    }

    private static int writeVersions0To1(Output out, int at, QuotaSettings message, int version) {
        requireRepresentable(message, version);
        if (version >= 1) {
            at = out.putBoolean(at, message.enabled());
        }
        if (version >= 1) {
            at = out.putInt8(at, message.level());
        }
        if (version >= 1) {
            at = out.putInt16(at, message.weight());
        }
        if (version >= 1) {
            at = out.putInt32(at, message.attempts());
        }
        if (version >= 1) {
            at = out.putInt64(at, message.limit());
        }
        if (version >= 1) {
            at = out.putFloat64(at, message.ratio());
        }
        if (version >= 1) {
            at = out.putString(at, message.unit());
        }
        if (version >= 1) {
            at = out.putNullableString(at, message.owner());
        }
        if (version >= 1) {
            at = out.putUuid(at, message.id());
        }
        if (version >= 1) {
            at = out.putUuid(at, message.zone());
        }
        if (version >= 1) {
            at = ArrayWriter.putStringList(out, at, message.topics());
        }
        if (version >= 1) {
            at = ArrayWriter.putStringList(out, at, message.hosts());
        }
        if (version >= 1) {
            at = out.putBytes(at, message.salt());
        }
        if (version >= 1) {
            at = writeWindowVersion1(out, at, message.window());
        }
        if (version >= 1) {
            at = out.putStructMarker(at, message.fallback() != null);
            if (message.fallback() != null) {
                at = writeWindowVersion1(out, at, message.fallback());
            }
        }
        return at;
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireRepresentable(QuotaSettings message, int version) {
        requireNonNull(message, "QuotaSettings");
        if (version == 0 && !message.enabled()) {
            throw UnsupportedVersionException.fieldNotInVersion("enabled", "1+");
        }
        if (version == 0 && message.level() != -1) {
            throw UnsupportedVersionException.fieldNotInVersion("level", "1+");
        }
        if (version == 0 && message.weight() != 127) {
            throw UnsupportedVersionException.fieldNotInVersion("weight", "1+");
        }
        if (version == 0 && message.attempts() != -2147483648) {
            throw UnsupportedVersionException.fieldNotInVersion("attempts", "1+");
        }
        if (version == 0 && message.limit() != 9223372036854775807L) {
            throw UnsupportedVersionException.fieldNotInVersion("limit", "1+");
        }
        if (version == 0 && message.ratio() != 0.5) {
            throw UnsupportedVersionException.fieldNotInVersion("ratio", "1+");
        }
        if (version >= 1) {
            requireNonNull(message.unit(), "unit");
        }
        if (version == 0 && !"\"MB\"".equals(message.unit())) {
            throw UnsupportedVersionException.fieldNotInVersion("unit", "1+");
        }
        if (version == 0 && message.owner() != null) {
            throw UnsupportedVersionException.fieldNotInVersion("owner", "1+");
        }
        if (version >= 1) {
            requireNonNull(message.id(), "id");
        }
        if (version == 0 && !Uuids.ZERO.equals(message.id())) {
            throw UnsupportedVersionException.fieldNotInVersion("id", "1+");
        }
        if (version >= 1) {
            requireNonNull(message.zone(), "zone");
        }
        if (version == 0 && !new UUID(0L, 1L).equals(message.zone())) {
            throw UnsupportedVersionException.fieldNotInVersion("zone", "1+");
        }
        if (version >= 1) {
            requireNonNull(message.topics(), "topics");
        }
        if (version == 0 && (message.topics() == null || !message.topics().isEmpty())) {
            throw UnsupportedVersionException.fieldNotInVersion("topics", "1+");
        }
        if (version == 0 && message.hosts() != null) {
            throw UnsupportedVersionException.fieldNotInVersion("hosts", "1+");
        }
        if (version >= 1) {
            requireNonNull(message.salt(), "salt");
        }
        if (version == 0 && (message.salt() == null || message.salt().hasRemaining())) {
            throw UnsupportedVersionException.fieldNotInVersion("salt", "1+");
        }
        if (version >= 1) {
            requireNonNull(message.window(), "window");
        }
        if (version == 0 && !isDefaultWindow(message.window())) {
            throw UnsupportedVersionException.fieldNotInVersion("window", "1+");
        }
        if (version == 0 && message.fallback() != null) {
            throw UnsupportedVersionException.fieldNotInVersion("fallback", "1+");
        }
    }

    private static QuotaSettings.Window readWindowVersion1(ByteReader in) {
        int at = in.take(8);
        int samples = in.getInt32(at);
        int sampleMs = in.getInt32(at + 4);
        return new QuotaSettings.Window(samples, sampleMs);
    }

    private static int writeWindowVersion1(Output out, int at, QuotaSettings.Window window) {
        requireWindowRepresentable(window);
        at = out.putInt32(at, window.samples());
        at = out.putInt32(at, window.sampleMs());
        return at;
    }

    /**
     * Refuses what the version cannot carry, rather than dropping it.
     */
    private static void requireWindowRepresentable(QuotaSettings.Window window) {
        requireNonNull(window, "Window");
    }

    private static boolean isDefaultWindow(QuotaSettings.Window window) {
        return window != null
                && window.samples() == 11
                && window.sampleMs() == 1000;
    }

    @Override
    protected MessageSchema createSchema() {
        StructSchema window = StructSchema.of(
                "Window",
                FieldSchema.of("Samples", ScalarType.INT32)
                        .defaultText("11")
                        .about("how many samples there are"),
                FieldSchema.of("SampleMs", ScalarType.INT32)
                        .defaultText("1000")
                        .about("how long each takes"));
        StructSchema quotaSettings = StructSchema.of(
                "QuotaSettings",
                FieldSchema.of("Enabled", ScalarType.BOOL)
                        .versions("1+")
                        .defaultText("true")
                        .about("on unless it is turned off"),
                FieldSchema.of("Level", ScalarType.INT8)
                        .versions("1+")
                        .defaultText("-1")
                        .about("a byte"),
                FieldSchema.of("Weight", ScalarType.INT16)
                        .versions("1+")
                        .defaultText("0x7f")
                        .about("a short"),
                FieldSchema.of("Attempts", ScalarType.INT32)
                        .versions("1+")
                        .defaultText("-2147483648")
                        .about("an int"),
                FieldSchema.of("Limit", ScalarType.INT64)
                        .versions("1+")
                        .defaultText("9223372036854775807")
                        .about("a long"),
                FieldSchema.of("Ratio", ScalarType.FLOAT64)
                        .versions("1+")
                        .defaultText("0.5")
                        .about("a double"),
                FieldSchema.of("Unit", ScalarType.STRING)
                        .versions("1+")
                        .defaultText("\"MB\"")
                        .about("a text"),
                FieldSchema.of("Owner", ScalarType.STRING)
                        .versions("1+")
                        .nullable("1+")
                        .defaultText("null")
                        .about("a text that is null by default"),
                FieldSchema.of("Id", ScalarType.UUID)
                        .versions("1+")
                        .about("an id"),
                FieldSchema.of("Zone", ScalarType.UUID)
                        .versions("1+")
                        .defaultText("AAAAAAAAAAAAAAAAAAAAAQ")
                        .about("an id with a default of its own"),
                FieldSchema.array("Topics", ScalarType.STRING)
                        .versions("1+")
                        .about("a list"),
                FieldSchema.array("Hosts", ScalarType.STRING)
                        .versions("1+")
                        .nullable("1+")
                        .defaultText("null")
                        .about("a list that is null by default"),
                FieldSchema.of("Salt", ScalarType.BYTES)
                        .versions("1+")
                        .zeroCopy()
                        .about("bytes"),
                FieldSchema.of("Window", window)
                        .versions("1+")
                        .about("a struct"),
                FieldSchema.of("Fallback", window)
                        .versions("1+")
                        .nullable("1+")
                        .defaultText("null")
                        .about("a struct that is null by default"));
        return schemaOf(List.of(), false, quotaSettings,
                "Settings that all have a default, none of them in version 0.");
    }
}
