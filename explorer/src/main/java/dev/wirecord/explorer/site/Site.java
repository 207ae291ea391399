package dev.wirecord.explorer.site;

import dev.wirecord.codec.Api;
import dev.wirecord.codec.CodecRegistry;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The pages of all messages of a registry. A page is made when it is asked for. Safe for use by many threads.
 */
public final class Site {

    private final List<Subject> apis;
    private final List<Subject> others;
    private final List<Api> retired;
    private final boolean live;
    private final Map<String, Supplier<String>> pages = new LinkedHashMap<>();

    /**
     * @param registry whose messages have pages
     * @param live whether the pages are served, and have a page beside them that explains bytes
     */
    public Site(CodecRegistry registry, boolean live) {
        this.live = live;
        this.apis = Subject.apis(registry);
        this.others = Subject.others(registry);
        this.retired = registry.apis().stream()
                .filter(api -> apis.stream().noneMatch(subject -> subject.apiKey() == api.apiKey()))
                .toList();
        VersionPages versions = new VersionPages(registry);
        pages.put("index.html", () -> render("index", new IndexPage(apis, others, retired)));
        ComparisonPages comparisons = new ComparisonPages(registry);
        subjects().forEach(subject -> add(subject, versions, comparisons));
    }

    private void add(Subject subject, VersionPages versions, ComparisonPages comparisons) {
        pages.put(subject.file(), () -> render("version", versions.of(subject, subject.latest())));
        for (int version : subject.versions()) {
            pages.put(subject.file(version), () -> render("version", versions.of(subject, version)));
        }
        if (subject.versions().size() > 1) {
            pages.put(subject.comparison(), () -> render("comparison", comparisons.of(subject)));
        }
    }

    private String render(String template, Object page) {
        return Templates.render(template, Map.of("page", page, "live", live));
    }

    /** The subjects of pages: APIs by key, then other messages by name. */
    public Stream<Subject> subjects() {
        return Stream.concat(apis.stream(), others.stream());
    }

    /** The paths of all pages, relative to the site; those of {@link Asset assets} are not among them. */
    public Set<String> paths() {
        return pages.keySet();
    }

    /** The HTML of a page; empty when there is no such page. */
    public Optional<String> page(String path) {
        return Optional.ofNullable(pages.get(path)).map(Supplier::get);
    }
}
