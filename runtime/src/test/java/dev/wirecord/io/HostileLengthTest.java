package dev.wirecord.io;

import static dev.wirecord.Allocation.assertSmall;
import static dev.wirecord.Hex.hex;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.error.MalformedMessageException;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Lengths that claim more than there is. The error must cost no more memory than an error does. */
class HostileLengthTest {

    /** No limit of its own, so that only the bytes that are there can hold a length back. */
    private static final ReadLimits UNLIMITED =
            ReadLimits.DEFAULT.withMaxArrayElements(Integer.MAX_VALUE).withMaxTaggedFields(Integer.MAX_VALUE);

    private static final String INT32_MAX = "7fffffff";
    private static final String COMPACT_MAX = "8080808008"; // 2147483648, which stands for one less
    private static final String VARINT_MAX = "ffffffff07";

    static Stream<Arguments> lengths() {
        return Stream.of(
                hostile("string", "7fff", ByteReader::readString),
                hostile("nullable string", "7fff", ByteReader::readNullableString),
                hostile("compact string", COMPACT_MAX, ByteReader::readCompactString),
                hostile("compact nullable string", COMPACT_MAX, ByteReader::readCompactNullableString),
                hostile("slice", INT32_MAX, in -> in.readByteBuffer(in.readBytesLength())),
                hostile("nullable slice", INT32_MAX, in -> in.readByteBuffer(in.readNullableBytesLength())),
                hostile("compact copy", COMPACT_MAX, in -> in.readByteArray(in.readCompactBytesLength())),
                hostile("compact records", COMPACT_MAX, in -> in.readRecords(in.readCompactNullableBytesLength())),
                hostile("array", INT32_MAX, in -> ArrayReader.readInt64Array(in, in.readArrayLength())),
                hostile("nullable array", INT32_MAX, in -> ArrayReader.readInt8List(in, in.readNullableArrayLength())),
                hostile("compact array", COMPACT_MAX, in -> ArrayReader.readUuidList(in, in.readCompactArrayLength())),
                hostile("compact nullable array", COMPACT_MAX, ByteReader::readCompactNullableArrayLength),
                hostile("tag count", VARINT_MAX, ByteReader::readTaggedFields),
                hostile("unsigned tag count", "ffffffff0f", ByteReader::readTaggedFields),
                hostile("tag count, skipped", VARINT_MAX, ByteReader::skipTaggedFields),
                hostile("tagged field", "01 00" + VARINT_MAX, ByteReader::readTaggedFields),
                hostile("tagged field, skipped", "01 00" + VARINT_MAX, ByteReader::skipTaggedFields),
                hostile("raw slice", "", in -> in.readByteBuffer(Integer.MAX_VALUE)),
                hostile("raw copy", "", in -> in.readByteArray(Integer.MAX_VALUE)));
    }

    private static Arguments hostile(String name, String length, Consumer<ByteReader> read) {
        return Arguments.of(name, length, read);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lengths")
    void aLengthOfTwoGigabytesIsRefusedWithoutThem(String name, String length, Consumer<ByteReader> read) {
        byte[] bytes = hex(length, "0000000000000000");

        for (ReadProfile profile : ReadProfile.values()) {
            assertRefusedCheaply(() -> read.accept(ByteReader.of(bytes, profile, UNLIMITED)));
        }
    }

    static Stream<Arguments> arrays() {
        return Stream.of(
                elements("int16[]", 2, ArrayReader::readInt16Array),
                elements("int16", 2, ArrayReader::readInt16List),
                elements("uint16[]", 2, ArrayReader::readUint16Array),
                elements("uint16", 2, ArrayReader::readUint16List),
                elements("int32[]", 4, ArrayReader::readInt32Array),
                elements("int32", 4, ArrayReader::readInt32List),
                elements("uint32[]", 4, ArrayReader::readUint32Array),
                elements("uint32", 4, ArrayReader::readUint32List),
                elements("int64[]", 8, ArrayReader::readInt64Array),
                elements("int64", 8, ArrayReader::readInt64List),
                elements("float64[]", 8, ArrayReader::readFloat64Array),
                elements("float64", 8, ArrayReader::readFloat64List),
                elements("uuid", 16, ArrayReader::readUuidList),
                elements("string", 2, ArrayReader::readStringList),
                elements("bytes", 4, ArrayReader::readByteBufferList),
                elements("bytes, copied", 4, ArrayReader::readByteArrayList),
                elements("bool[]", 1, ArrayReader::readBooleanArray),
                elements("bool", 1, ArrayReader::readBooleanList),
                elements("int8[]", 1, ArrayReader::readInt8Array),
                elements("int8", 1, ArrayReader::readInt8List),
                elements("compact string", 1, ArrayReader::readCompactStringList),
                elements("compact bytes", 1, ArrayReader::readCompactByteBufferList),
                elements("compact bytes, copied", 1, ArrayReader::readCompactByteArrayList));
    }

    private interface ReadElements {
        Object read(ByteReader in, int length);
    }

    private static Arguments elements(String name, int size, ReadElements read) {
        return Arguments.of(name, size, read);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("arrays")
    void moreElementsThanTheBytesHoldAreRefusedWithoutRoomForThem(String name, int size, ReadElements read) {
        byte[] bytes = new byte[200_000];
        Arrays.fill(bytes, (byte) 1);
        int tooMany = bytes.length / size + 1;

        assertRefusedCheaply(() -> read.read(ByteReader.of(bytes), tooMany));
        assertRefusedCheaply(() -> read.read(ByteReader.of(bytes), Integer.MAX_VALUE));
    }

    private static void assertRefusedCheaply(Runnable read) {
        assertSmall(() -> assertThrows(MalformedMessageException.class, read::run));
    }
}
