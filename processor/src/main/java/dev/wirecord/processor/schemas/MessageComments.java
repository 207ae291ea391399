package dev.wirecord.processor.schemas;

import java.util.ArrayList;
import java.util.List;

/**
 * The comments in a schema that stand among the attributes of the message: by Kafka's habit they tell what changed in
 * which version. Comments above the message are licences, those within fields are about the schema's text.
 */
final class MessageComments {

    private MessageComments() {}

    /** The comments as paragraphs, separated by empty lines. */
    static String of(String schema) {
        List<String> lines = new ArrayList<>();
        int depth = 0;
        for (String line : schema.split("\\R")) {
            String text = line.strip();
            if (text.startsWith("//")) {
                if (depth == 1) {
                    lines.add(text.substring(2).strip());
                }
            } else {
                depth += depthChange(text);
            }
        }
        return String.join("\n", lines).strip();
    }

    /** Brackets that a line opens more than it closes, those in texts left out. */
    private static int depthChange(String line) {
        int change = 0;
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"' && (i == 0 || line.charAt(i - 1) != '\\')) {
                quoted = !quoted;
            } else if (!quoted && c == '/' && line.startsWith("//", i)) {
                return change;
            } else if (!quoted) {
                change += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
            }
        }
        return change;
    }
}
