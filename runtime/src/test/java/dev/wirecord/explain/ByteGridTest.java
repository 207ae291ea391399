package dev.wirecord.explain;

import static dev.wirecord.Hex.hexBuffer;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.codec.PingRequestCodec;
import dev.wirecord.codec.PingResponseCodec;
import java.util.List;
import org.junit.jupiter.api.Test;

class ByteGridTest {

    private final Explainer explainer =
            new Explainer(CodecRegistry.of(new PingRequestCodec(), new PingResponseCodec()));
    private final ByteGrid grid = ByteGrid.of(
            explainer.request(hexBuffer("00000015", "03e8 0002 00000007 0002 6162 00", "03 6869 00000005 00")));

    private List<ByteGrid.Cell> cells() {
        return grid.rows().stream().flatMap(row -> row.cells().stream()).toList();
    }

    @Test
    void rowsHaveSixteenBytes() {
        assertEquals("""
                      0  1  2  3  4  5  6  7  8  9  A  B  C  D  E  F
                0000 00 00 00 15 03 e8 00 02 00 00 00 07 00 02 61 62
                0010 00 03 68 69 00 00 00 05 00
                """, grid.toText());
    }

    @Test
    void everyByteKnowsItsNode() {
        assertEquals("size", cells().get(0).node().name());
        assertEquals("client_id", cells().get(15).node().name());
        assertEquals("Text", cells().get(17).node().name());
        assertEquals("Text", cells().get(19).node().name());
        assertEquals("Level", cells().get(20).node().name());
        assertEquals(0xe8, cells().get(5).value());
    }

    @Test
    void everyByteKnowsItsSection() {
        assertEquals(ByteSection.FRAME, cells().get(3).section());
        assertEquals(ByteSection.HEADER, cells().get(4).section());
        assertEquals(ByteSection.TAGGED_FIELDS, cells().get(16).section());
        assertEquals(ByteSection.REQUEST_BODY, cells().get(17).section());
        assertEquals(ByteSection.TAGGED_FIELDS, cells().get(24).section());
        assertEquals(
                List.of(ByteSection.RESPONSE_BODY, ByteSection.RESPONSE_BODY),
                ByteGrid.of(explainer.body(new PingResponseCodec().schema(), 0, hexBuffer("0000")))
                        .rows()
                        .get(0)
                        .cells()
                        .stream()
                        .map(ByteGrid.Cell::section)
                        .toList());
        assertEquals("rpc header", ByteSection.HEADER.label());
    }

    @Test
    void bytesWithoutMeaningAreInTheGridToo() {
        ByteGrid broken = ByteGrid.of(explainer.request(hexBuffer("000000")));

        assertEquals(3, broken.rows().get(0).cells().size());
        assertEquals(List.of(), ByteGrid.of(explainer.request(hexBuffer(""))).rows());
    }
}
