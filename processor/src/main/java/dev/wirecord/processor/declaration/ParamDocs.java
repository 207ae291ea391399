package dev.wirecord.processor.declaration;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The Javadoc of a record taken apart: what stands before the first tag, and what each {@code @param} says. */
final class ParamDocs {

    private static final Pattern MARKUP = Pattern.compile("</?[a-zA-Z][^>]*>");
    private static final Pattern LINK = Pattern.compile("(?s)\\s*\\S+?(?:\\([^)]*\\))?\\s+(\\S.*)");

    private final String description;
    private final Map<String, String> params;

    private ParamDocs(String description, Map<String, String> params) {
        this.description = description;
        this.params = params;
    }

    /** Reads a comment as {@code Elements.getDocComment} gives it; null means that there is none. */
    static ParamDocs parse(String comment) {
        String rest = comment == null ? "" : comment;
        int tag = nextTag(rest, 0);
        String description = plain(rest.substring(0, tag));
        Map<String, String> params = new LinkedHashMap<>();
        while (tag < rest.length()) {
            int next = nextTag(rest, tag + 1);
            String[] words = rest.substring(tag, next).split("\\s+", 3);
            if (words.length == 3 && words[0].equals("@param")) {
                params.put(words[1], plain(words[2]));
            }
            tag = next;
        }
        return new ParamDocs(description, params);
    }

    /** Where the next block tag begins: an @ that is the first of its line, and not within the braces of an inline tag. */
    private static int nextTag(String text, int from) {
        int depth = 0;
        boolean lineBegins = from == 0;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '@' && lineBegins && depth == 0) {
                return i;
            }
            lineBegins = c == '\n' || (lineBegins && Character.isWhitespace(c));
            if (c == '{' && (depth > 0 || text.startsWith("{@", i))) {
                depth++;
            } else if (c == '}' && depth > 0) {
                depth--;
            }
        }
        return text.length();
    }

    /** One line of plain text: inline tags give what they show, markup is dropped. */
    private static String plain(String javadoc) {
        StringBuilder plain = new StringBuilder();
        int from = 0;
        for (int tag = javadoc.indexOf("{@"); tag >= 0; tag = javadoc.indexOf("{@", from)) {
            int end = closingBrace(javadoc, tag);
            plain.append(text(javadoc.substring(from, tag)));
            plain.append(shown(javadoc.substring(tag + 2, end)));
            from = Math.min(end + 1, javadoc.length());
        }
        return plain.append(text(javadoc.substring(from)))
                .toString()
                .replaceAll("\\s+", " ")
                .strip();
    }

    private static int closingBrace(String text, int from) {
        int depth = 0;
        for (int i = from; i < text.length(); i++) {
            depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return text.length();
    }

    /** What an inline tag shows, given what is between its braces; a link shows its label, if it has one. */
    private static String shown(String inline) {
        String[] parts = inline.split("\\s+", 2);
        String content = parts.length == 2 ? parts[1] : "";
        Matcher label = LINK.matcher(content);
        return parts[0].startsWith("link") && label.matches() ? text(label.group(1)) : content;
    }

    /** Text outside of inline tags, without markup. */
    private static String text(String html) {
        return MARKUP.matcher(html)
                .replaceAll(" ")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&#64;", "@")
                .replace("&#123;", "{")
                .replace("&#47;", "/")
                .replace("&amp;", "&");
    }

    String description() {
        return description;
    }

    String param(String component) {
        return params.getOrDefault(component, "");
    }
}
