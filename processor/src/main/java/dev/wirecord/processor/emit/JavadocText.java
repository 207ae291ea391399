package dev.wirecord.processor.emit;

/** Plain text as Javadoc, which takes some of its characters for markup. */
final class JavadocText {

    private JavadocText() {}

    /** Text that Javadoc shows as it is, and that stays within its comment. */
    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("@", "&#64;")
                .replace("{", "&#123;")
                .replace("*/", "*&#47;");
    }
}
