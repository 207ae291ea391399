package dev.wirecord.explorer.site;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.Map;

/** Fills in the templates, which became classes when the module was built. Whatever is put in is escaped there. */
public final class Templates {

    private static final TemplateEngine ENGINE = TemplateEngine.createPrecompiled(
            null, ContentType.Html, Templates.class.getClassLoader(), "dev.wirecord.explorer.template");

    private Templates() {}

    /** The text of a template with its parameters. */
    public static String render(String template, Map<String, Object> parameters) {
        StringOutput output = new StringOutput();
        ENGINE.render(template + ".jte", parameters, output);
        return output.toString();
    }
}
