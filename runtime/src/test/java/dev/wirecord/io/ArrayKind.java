package dev.wirecord.io;

import static dev.wirecord.Hex.assertHex;
import static dev.wirecord.Hex.hex;
import static dev.wirecord.Hex.hexBuffer;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** A kind of array: how its elements are written and read. */
record ArrayKind<A>(String name, Write<A> write, Read<A> read) {

    interface Write<A> {
        int at(Output out, int at, A values);

        default void to(ByteWriter out, A values) {
            out.end(at(out, out.begin(0), values));
        }
    }

    interface Read<A> {
        A from(ByteReader in, int length);
    }

    void assertSame(A values, int length, String expected) {
        ByteWriter out = new ByteWriter();
        write.to(out, values);
        assertHex(expected, out.toByteArray());

        ByteReader in = ByteReader.of(hex(expected, "55"));
        assertArrayEquals(new Object[] {values}, new Object[] {read.from(in, length)});
        assertEquals(1, in.remaining());
    }

    @Override
    public String toString() {
        return name;
    }

    private static <A> Arguments array(
            String name, Write<A> write, Read<A> read, A empty, A values, int length, String expected) {
        return Arguments.of(new ArrayKind<>(name, write, read), empty, values, length, expected);
    }

    private static <E> Arguments list(
            String name, Write<List<E>> write, Read<List<E>> read, List<E> values, String expected) {
        return array(name, write, read, List.of(), values, values.size(), expected);
    }

    static Stream<Arguments> arrays() {
        return Stream.of(
                array(
                        "bool[]",
                        ArrayWriter::putBooleanArray,
                        ArrayReader::readBooleanArray,
                        new boolean[0],
                        new boolean[] {true, false},
                        2,
                        "01 00"),
                array(
                        "int8[]",
                        ArrayWriter::putInt8Array,
                        ArrayReader::readInt8Array,
                        new byte[0],
                        new byte[] {-1, 2},
                        2,
                        "ff 02"),
                array(
                        "int16[]",
                        ArrayWriter::putInt16Array,
                        ArrayReader::readInt16Array,
                        new short[0],
                        new short[] {-2, 258},
                        2,
                        "fffe 0102"),
                array(
                        "uint16[]",
                        ArrayWriter::putUint16Array,
                        ArrayReader::readUint16Array,
                        new int[0],
                        new int[] {65535, 1},
                        2,
                        "ffff 0001"),
                array(
                        "int32[]",
                        ArrayWriter::putInt32Array,
                        ArrayReader::readInt32Array,
                        new int[0],
                        new int[] {-1, 0x01020304},
                        2,
                        "ffffffff 01020304"),
                array(
                        "uint32[]",
                        ArrayWriter::putUint32Array,
                        ArrayReader::readUint32Array,
                        new long[0],
                        new long[] {4294967295L, 1},
                        2,
                        "ffffffff 00000001"),
                array(
                        "int64[]",
                        ArrayWriter::putInt64Array,
                        ArrayReader::readInt64Array,
                        new long[0],
                        new long[] {-1, 2},
                        2,
                        "ffffffffffffffff 0000000000000002"),
                array(
                        "float64[]",
                        ArrayWriter::putFloat64Array,
                        ArrayReader::readFloat64Array,
                        new double[0],
                        new double[] {1.5, -0.0},
                        2,
                        "3ff8000000000000 8000000000000000"));
    }

    static Stream<Arguments> lists() {
        return Stream.of(
                list("bool", ArrayWriter::putBooleanList, ArrayReader::readBooleanList, List.of(true, false), "01 00"),
                list("int8", ArrayWriter::putInt8List, ArrayReader::readInt8List, List.of((byte) -1, (byte) 2), "ff02"),
                list(
                        "int16",
                        ArrayWriter::putInt16List,
                        ArrayReader::readInt16List,
                        List.of((short) -2, (short) 258),
                        "fffe 0102"),
                list(
                        "int32",
                        ArrayWriter::putInt32List,
                        ArrayReader::readInt32List,
                        List.of(-3, 0x01020304),
                        "fffffffd 01020304"),
                list("uint16", ArrayWriter::putUint16List, ArrayReader::readUint16List, List.of(65535, 1), "ffff 0001"),
                list(
                        "uint32",
                        ArrayWriter::putUint32List,
                        ArrayReader::readUint32List,
                        List.of(4294967295L, 1L),
                        "ffffffff 00000001"),
                list(
                        "int64",
                        ArrayWriter::putInt64List,
                        ArrayReader::readInt64List,
                        List.of(-1L, 2L),
                        "ffffffffffffffff 0000000000000002"),
                list(
                        "float64",
                        ArrayWriter::putFloat64List,
                        ArrayReader::readFloat64List,
                        List.of(1.5, -0.0),
                        "3ff8000000000000 8000000000000000"),
                list(
                        "uuid",
                        ArrayWriter::putUuidList,
                        ArrayReader::readUuidList,
                        List.of(new UUID(1, 2)),
                        "0000000000000001 0000000000000002"),
                list(
                        "bytes",
                        ArrayWriter::putByteBufferList,
                        ArrayReader::readByteBufferList,
                        List.of(hexBuffer("0a0b"), hexBuffer("")),
                        "00000002 0a0b 00000000"),
                list(
                        "compact bytes",
                        ArrayWriter::putCompactByteBufferList,
                        ArrayReader::readCompactByteBufferList,
                        List.of(hexBuffer("0a0b"), hexBuffer("")),
                        "03 0a0b 01"));
    }
}
