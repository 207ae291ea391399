package dev.wirecord.io;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Numbers and their base-128 encodings, at every length. */
final class Encodings {

    private Encodings() {}

    static Stream<Arguments> unsignedVarints() {
        return Stream.of(
                Arguments.of(0, "00"),
                Arguments.of(1, "01"),
                Arguments.of(127, "7f"),
                Arguments.of(128, "8001"),
                Arguments.of(300, "ac02"),
                Arguments.of(16_383, "ff7f"),
                Arguments.of(16_384, "808001"),
                Arguments.of(2_097_151, "ffff7f"),
                Arguments.of(2_097_152, "80808001"),
                Arguments.of(268_435_455, "ffffff7f"),
                Arguments.of(268_435_456, "8080808001"),
                Arguments.of(Integer.MAX_VALUE, "ffffffff07"),
                Arguments.of(Integer.MIN_VALUE, "8080808008"),
                Arguments.of(-1, "ffffffff0f"));
    }

    static Stream<Arguments> varints() {
        return Stream.of(
                Arguments.of(0, "00"),
                Arguments.of(-1, "01"),
                Arguments.of(1, "02"),
                Arguments.of(63, "7e"),
                Arguments.of(-64, "7f"),
                Arguments.of(64, "8001"),
                Arguments.of(8191, "fe7f"),
                Arguments.of(-8192, "ff7f"),
                Arguments.of(8192, "808001"),
                Arguments.of(Integer.MAX_VALUE, "feffffff0f"),
                Arguments.of(Integer.MIN_VALUE, "ffffffff0f"));
    }

    static Stream<Arguments> varlongs() {
        return Stream.of(
                Arguments.of(0L, "00"),
                Arguments.of(-1L, "01"),
                Arguments.of(1L, "02"),
                Arguments.of(-64L, "7f"),
                Arguments.of(64L, "8001"),
                Arguments.of((long) Integer.MAX_VALUE, "feffffff0f"),
                Arguments.of((long) Integer.MIN_VALUE, "ffffffff0f"),
                Arguments.of(1L << 31, "8080808010"),
                Arguments.of(Long.MAX_VALUE, "feffffffffffffffff01"),
                Arguments.of(Long.MIN_VALUE, "ffffffffffffffffff01"));
    }
}
