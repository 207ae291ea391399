package dev.wirecord.explorer.site;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.ApiFacts;
import dev.wirecord.explain.ApiFacts.Fact;
import dev.wirecord.explain.Explainer;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explain.SmallestMessage;
import dev.wirecord.schema.MessageSchema;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Makes the pages of versions out of the smallest messages. */
final class VersionPages {

    private final CodecRegistry registry;
    private final Explainer explainer;

    VersionPages(CodecRegistry registry) {
        this.registry = registry;
        this.explainer = new Explainer(registry);
    }

    VersionPage of(Subject subject, int version) {
        return subject.isApi() ? api(subject, version) : message(subject, version);
    }

    private VersionPage api(Subject subject, int version) {
        int apiKey = subject.apiKey();
        MessageTree request = explainer.request(ByteBuffer.wrap(SmallestMessage.request(registry, apiKey, version)));
        MessageTree response = explainer.response(
                ByteBuffer.wrap(SmallestMessage.response(registry, apiKey, version)), apiKey, version);
        return new VersionPage(
                subject,
                version,
                Intro.of(subject, version, List.of(request, response)),
                ApiFacts.of(registry, apiKey, version).facts(),
                LegendEntry.ofFrames(),
                List.of(
                        MessageViews.of(registry, "request", "Request", request),
                        MessageViews.of(registry, "response", "Response", response)));
    }

    private VersionPage message(Subject subject, int version) {
        MessageSchema schema = subject.first();
        MessageTree tree = explainer.body(schema, version, SmallestMessage.body(schema, version));
        return new VersionPage(
                subject,
                version,
                Intro.of(subject, version, List.of(tree)),
                facts(schema, version, tree.root().size()),
                LegendEntry.ofBody(),
                List.of(MessageViews.of(registry, "message", "Message", tree)));
    }

    private static List<Fact> facts(MessageSchema schema, int version, int size) {
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact("Kind", schema.type().kafkaName()));
        if (schema.apiKey() != MessageSchema.NO_API_KEY) {
            facts.add(new Fact("Type id", String.valueOf(schema.apiKey())));
        }
        facts.add(new Fact("Encoded at", "v" + version));
        facts.add(new Fact("Flexible versions", schema.flexible().toString()));
        facts.add(new Fact("Versions", schema.versions().toString()));
        facts.add(new Fact("Size", size + (size == 1 ? " byte" : " bytes")));
        return facts;
    }
}
