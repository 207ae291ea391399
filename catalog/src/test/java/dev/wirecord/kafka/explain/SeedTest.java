package dev.wirecord.kafka.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.ApiFacts;
import dev.wirecord.explain.ByteGrid;
import dev.wirecord.explain.Explainer;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explain.SchemaPrinter;
import dev.wirecord.explain.SmallestMessage;
import dev.wirecord.explain.TextRenderer;
import dev.wirecord.kafka.KafkaCodecs;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The page of AddOffsetsToTxn on the site of all Kafka APIs. The goldens here leave out what Kafka's schemas say of the
 * fields; where the page's text lies beside the repository, the comparison is with that, to the last character.
 */
class SeedTest {

    private static final int API_KEY = 25;
    private static final int VERSION = 4;
    private static final int LONGEST_NOTE = 78;
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(JsonReadFeature.ALLOW_JAVA_COMMENTS).build();

    private final CodecRegistry registry = CodecRegistry.of(new KafkaCodecs());
    private final Explainer explainer = new Explainer(registry);
    private final MessageTree request =
            explainer.request(ByteBuffer.wrap(SmallestMessage.request(registry, API_KEY, VERSION)));
    private final MessageTree response =
            explainer.response(ByteBuffer.wrap(SmallestMessage.response(registry, API_KEY, VERSION)), API_KEY, VERSION);

    @Test
    void treesAreTheGoldens() throws IOException {
        assertEquals(
                golden("AddOffsetsToTxnRequest-v4", registry.request(API_KEY).schema()), TextRenderer.render(request));
        assertEquals(
                golden("AddOffsetsToTxnResponse-v4", registry.response(API_KEY).schema()),
                TextRenderer.render(response));
    }

    private static String golden(String name, MessageSchema schema) throws IOException {
        try (InputStream file = SeedTest.class.getResourceAsStream(name + ".txt")) {
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            for (FieldSchema field : schema.fields()) {
                text = text.replace("<note of " + field.name() + ">", note(field.about()));
            }
            return text;
        }
    }

    private static String note(String about) {
        assertTrue(!about.isEmpty());
        if (about.length() <= LONGEST_NOTE) {
            return about;
        }
        String words = about.substring(0, LONGEST_NOTE - 3 + 1);
        return words.substring(0, words.lastIndexOf(' ')) + "...";
    }

    @Test
    void treesAreThePages() {
        assertEquals(page().trees(), List.of(TextRenderer.render(request), TextRenderer.render(response)));
    }

    @Test
    void titlesAreThePages() {
        assertEquals(
                List.of(
                        "AddOffsetsToTxnRequest v4, request header v2, 28 bytes on the wire",
                        "AddOffsetsToTxnResponse v4, response header v1, 16 bytes on the wire"),
                List.of(request.title(), response.title()));
        assertEquals(page().titles(), List.of(request.title(), response.title()));
    }

    @Test
    void factsAreThePages() {
        String facts = ApiFacts.of(registry, API_KEY, VERSION).toText();

        assertEquals("""
                API key
                25
                Encoded at
                v4
                Flexible versions
                3+
                Headers
                req v2, resp v1
                Request versions
                0-4
                Response versions
                0-4
                Request size
                28 bytes
                Response size
                16 bytes
                """, facts);
        assertEquals(page().facts(), facts);
    }

    @Test
    void gridsHaveThePagesShape() {
        assertEquals(List.of("0000", "0010"), offsets(ByteGrid.of(request)));
        assertEquals(List.of("0000"), offsets(ByteGrid.of(response)));
        assertEquals(page().layouts(), List.of(shape(ByteGrid.of(request)), shape(ByteGrid.of(response))));
    }

    private static List<String> offsets(ByteGrid grid) {
        return grid.rows().stream()
                .map(row -> String.format("%04X", row.offset()))
                .toList();
    }

    private static String shape(ByteGrid grid) {
        List<String> columns = IntStream.range(0, ByteGrid.BYTES_PER_ROW)
                .mapToObj(column -> String.format("%X", column))
                .toList();
        return String.join("\n", columns) + "\n" + String.join("\n", offsets(grid)) + "\n";
    }

    @Test
    void schemasAreThePages() throws JsonProcessingException {
        List<String> schemas = page().schemas();

        assertEquals(2, schemas.size());
        assertSameJson(
                schemas.get(0), SchemaPrinter.print(registry.request(API_KEY).schema()));
        assertSameJson(
                schemas.get(1), SchemaPrinter.print(registry.response(API_KEY).schema()));
    }

    /** As text, because that of a parsed tree keeps the order of the keys. */
    private static void assertSameJson(String expected, String actual) throws JsonProcessingException {
        assertEquals(
                JSON.readTree(expected).toPrettyString(), JSON.readTree(actual).toPrettyString());
    }

    private static SeedPage page() {
        assumeTrue(SeedPage.find().isPresent(), "the page's text is not there");
        return SeedPage.find().orElseThrow();
    }
}
