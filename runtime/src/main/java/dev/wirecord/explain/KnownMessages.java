package dev.wirecord.explain;

import dev.wirecord.codec.CodecEntry;
import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The messages of a registry that have no API, and so are found by their name or by the id of their type. */
final class KnownMessages {

    private record TypeId(MessageType type, int id) {}

    private record Index(Map<String, List<CodecEntry>> byName, Map<TypeId, List<CodecEntry>> byType) {}

    private final CodecRegistry registry;

    // Made when it is first needed, which most messages never do.
    private volatile Index index;

    KnownMessages(CodecRegistry registry) {
        this.registry = registry;
    }

    /** The schema of the message of that name; null when the registry has none, or more than one. */
    MessageSchema named(String name) {
        return index().byName.getOrDefault(name, List.of()).size() == 1
                ? registry.codec(name).schema()
                : null;
    }

    /** The schema of the message with that type and id; null when the registry has none of such a name, or more than one. */
    MessageSchema typed(MessageType type, int id, Predicate<String> name) {
        List<CodecEntry> entries = index().byType.getOrDefault(new TypeId(type, id), List.of()).stream()
                .filter(entry -> name.test(entry.name()))
                .toList();
        return entries.size() == 1 ? named(entries.get(0).name()) : null;
    }

    private Index index() {
        Index made = index;
        if (made == null) {
            made = new Index(
                    entries().collect(Collectors.groupingBy(CodecEntry::name)),
                    entries().collect(Collectors.groupingBy(entry -> new TypeId(entry.type(), entry.apiKey()))));
            index = made;
        }
        return made;
    }

    /** Without the retired messages, which have no codec. */
    private Stream<CodecEntry> entries() {
        return registry.entries().stream().filter(entry -> !entry.versions().isNone());
    }
}
