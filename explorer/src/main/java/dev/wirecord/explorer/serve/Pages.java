package dev.wirecord.explorer.serve;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explorer.site.Asset;
import dev.wirecord.explorer.site.Site;
import dev.wirecord.explorer.site.Templates;
import java.util.Map;
import java.util.Optional;

/** What is served under which path. */
final class Pages {

    private static final String EXPLAIN = "explain.html";

    private final Site site;
    private final Explanations explanations;

    Pages(CodecRegistry registry) {
        this.site = new Site(registry, true);
        this.explanations = new Explanations(registry, site);
    }

    /** The page or file of a path, which begins with a slash. */
    Answer get(String path) {
        String name = path.equals("/") ? "index.html" : path.substring(1);
        if (name.equals(EXPLAIN)) {
            return explain(explanations.blank());
        }
        for (Asset asset : Asset.values()) {
            if (name.equals(asset.path())) {
                return new Answer(Answer.OK, asset.mediaType(), asset.bytes());
            }
        }
        Optional<Answer> page = site.page(name).map(Answer::html);
        return page.orElseGet(() -> Answer.plain(Answer.NOT_FOUND, "There is no such page."));
    }

    /** The answer to a form. */
    Answer post(String path, FormFields form) {
        return path.equals("/" + EXPLAIN)
                ? explain(explanations.of(form))
                : Answer.plain(Answer.METHOD_NOT_ALLOWED, "Forms are sent to /" + EXPLAIN + " alone.");
    }

    private static Answer explain(ExplainPage page) {
        return Answer.html(Templates.render("explain", Map.of("page", page, "live", true)));
    }
}
