package dev.wirecord.explain;

import dev.wirecord.codec.CodecEntry;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The messages of a registry that have no API, and so are found by their name or by their type id. */
final class KnownMessages {

    private final CodecRegistry registry;

    // Made when it is first needed, which most messages never do.
    private volatile Map<String, List<CodecEntry>> byName;

    KnownMessages(CodecRegistry registry) {
        this.registry = registry;
    }

    /** The schema of the message of that name; null when the registry has none, or more than one. */
    MessageSchema named(String name) {
        List<CodecEntry> named = byName().getOrDefault(name, List.of());
        return named.size() == 1 ? registry.codec(name).schema() : null;
    }

    /** The schema of the message with that type id; null when the registry has none, or more than one. */
    MessageSchema typed(MessageType type, int id, Predicate<String> name) {
        List<String> names = byName().values().stream()
                .flatMap(List::stream)
                .filter(entry -> entry.type() == type && entry.apiKey() == id && name.test(entry.name()))
                .map(CodecEntry::name)
                .toList();
        return names.size() == 1 ? named(names.get(0)) : null;
    }

    private Map<String, List<CodecEntry>> byName() {
        Map<String, List<CodecEntry>> found = byName;
        if (found == null) {
            found = registry.entries().stream()
                    .filter(entry -> !entry.versions().isNone())
                    .collect(Collectors.groupingBy(CodecEntry::name));
            byName = found;
        }
        return found;
    }
}
