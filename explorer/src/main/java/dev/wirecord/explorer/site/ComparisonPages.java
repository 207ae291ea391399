package dev.wirecord.explorer.site;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.SmallestMessage;
import dev.wirecord.explorer.site.ComparisonPage.Change;
import dev.wirecord.explorer.site.ComparisonPage.Pair;
import dev.wirecord.explorer.site.ComparisonPage.Side;
import dev.wirecord.explorer.versions.ChangeKind;
import dev.wirecord.explorer.versions.VersionChanges;
import dev.wirecord.explorer.versions.VersionNotes;
import dev.wirecord.schema.MessageSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Makes the pages that compare versions. */
final class ComparisonPages {

    private final CodecRegistry registry;

    ComparisonPages(CodecRegistry registry) {
        this.registry = registry;
    }

    ComparisonPage of(Subject subject) {
        List<Matrix> matrices = subject.messages().stream()
                .map(message ->
                        Matrix.of(message.name(), message, subject.versions(), version -> size(message, version)))
                .toList();
        return new ComparisonPage(subject, pairs(subject), matrices);
    }

    private List<Pair> pairs(Subject subject) {
        List<Pair> pairs = new ArrayList<>();
        for (int to : subject.versions()) {
            for (int from : subject.versions()) {
                if (from < to) {
                    pairs.add(new Pair(from, to, sides(subject, from, to)));
                }
            }
        }
        return pairs;
    }

    private List<Side> sides(Subject subject, int from, int to) {
        return subject.messages().stream()
                .map(message -> new Side(
                        message.name(),
                        size(message, from),
                        size(message, to),
                        changes(message, from, to),
                        notes(message, from, to)))
                .toList();
    }

    private static List<Change> changes(MessageSchema message, int from, int to) {
        return VersionChanges.between(message, from, to).stream()
                .map(change -> new Change(style(change.kind()), change.kind().label(), change.text()))
                .toList();
    }

    private static String style(ChangeKind kind) {
        return switch (kind) {
            case ADDED -> "added";
            case REMOVED -> "removed";
            case TAGGED, NOT_TAGGED -> "moved";
            case FLEXIBLE, NOT_FLEXIBLE, NULLABLE, NOT_NULLABLE -> "other";
        };
    }

    private static List<String> notes(MessageSchema message, int from, int to) {
        return IntStream.rangeClosed(from + 1, to)
                .boxed()
                .flatMap(version -> VersionNotes.of(message, version).stream())
                .distinct()
                .toList();
    }

    /** The size of the smallest message as its page shows it: with frame and header where it has them. */
    private int size(MessageSchema message, int version) {
        return switch (message.type()) {
            case REQUEST -> SmallestMessage.request(registry, message.apiKey(), version).length;
            case RESPONSE -> SmallestMessage.response(registry, message.apiKey(), version).length;
            default -> SmallestMessage.body(message, version).length;
        };
    }
}
