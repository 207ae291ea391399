package dev.wirecord.explorer.input;

import dev.wirecord.explain.MessageTree;
import java.util.List;
import java.util.Objects;

/**
 * What bytes were taken for.
 *
 * @param name what they are in a few words
 * @param tree their explanation; null for bytes that are no Kafka message at all
 * @param advice what may help, a sentence each
 */
public record Recognition(String name, MessageTree tree, List<String> advice) {

    /** Copies the list. */
    public Recognition {
        Objects.requireNonNull(name, "name");
        advice = List.copyOf(advice);
    }

    /** Whether the bytes are sound. */
    public boolean isSound() {
        return tree != null && tree.isSound();
    }
}
