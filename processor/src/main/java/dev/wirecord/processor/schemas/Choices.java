package dev.wirecord.processor.schemas;

import java.util.List;

/** What may be written, for problems. */
final class Choices {

    private Choices() {}

    /** The words in quotes. */
    static String of(List<String> words) {
        int last = words.size() - 1;
        return "\"" + String.join("\", \"", words.subList(0, last)) + "\" or \"" + words.get(last) + "\"";
    }
}
