package dev.wirecord.processor.declaration;

import java.util.LinkedHashMap;
import java.util.Map;

/** The Javadoc of a record taken apart: what stands before the first tag, and what each {@code @param} says. */
final class ParamDocs {

    private final String description;
    private final Map<String, String> params;

    private ParamDocs(String description, Map<String, String> params) {
        this.description = description;
        this.params = params;
    }

    /** Reads a comment as {@code Elements.getDocComment} gives it; null means that there is none. */
    static ParamDocs parse(String comment) {
        String[] blocks = (comment == null ? "" : comment).split("(?m)^\\s*@");
        Map<String, String> params = new LinkedHashMap<>();
        for (int i = 1; i < blocks.length; i++) {
            String[] words = blocks[i].split("\\s+", 3);
            if (words.length == 3 && words[0].equals("param")) {
                params.put(words[1], plain(words[2]));
            }
        }
        return new ParamDocs(plain(blocks[0]), params);
    }

    /** One line of plain text: inline tags give what they show, markup is dropped. */
    private static String plain(String javadoc) {
        return javadoc.replaceAll("\\{@(?:code|literal|link|linkplain)\\s+([^}]*)}", "$1")
                .replaceAll("</?[a-zA-Z][^>]*>", " ")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&#64;", "@")
                .replace("&#123;", "{")
                .replace("&#47;", "/")
                .replace("&amp;", "&")
                .replaceAll("\\s+", " ")
                .strip();
    }

    String description() {
        return description;
    }

    String param(String component) {
        return params.getOrDefault(component, "");
    }
}
