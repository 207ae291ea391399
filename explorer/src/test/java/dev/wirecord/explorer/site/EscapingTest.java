package dev.wirecord.explorer.site;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.Explainer;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Names and texts of schemas are text on a page, wherever they come from. */
class EscapingTest {

    private static final String HOSTILE = "'\"><script>alert(1)</script><b onclick=alert(2)>&lt;";

    @Test
    void ofASchemaThatMeansHarm() {
        StructSchema struct = StructSchema.of(
                HOSTILE + "Struct", FieldSchema.of(HOSTILE, ScalarType.STRING).about(HOSTILE));
        MessageSchema schema = new MessageSchema(
                HOSTILE,
                MessageType.DATA,
                MessageSchema.NO_API_KEY,
                Versions.range(0, 0),
                Versions.NONE,
                List.of(HOSTILE),
                false,
                StructSchema.of(
                        HOSTILE,
                        FieldSchema.of(HOSTILE + 1, struct).about(HOSTILE),
                        FieldSchema.of(HOSTILE + 2, ScalarType.STRING).defaultText(HOSTILE)),
                HOSTILE);
        MessageTree tree = new Explainer(CodecRegistry.of()).body(schema, 0, new byte[] {0, 1, '<', 0, 1, '"'});

        String html = Templates.render(
                "message", Map.of("message", MessageViews.of(CodecRegistry.of(), "message", "Message", tree)));

        Markup.requireOurs(html);
        assertTrue(html.contains("&lt;script&gt;alert(1)"), html);
        assertTrue(html.contains("&amp;lt;"), html);
    }
}
