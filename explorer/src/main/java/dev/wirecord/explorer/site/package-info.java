/**
 * The pages: one for every version of every message, an index, and what changed between versions. {@link
 * dev.wirecord.explorer.site.Site} knows which pages there are; the templates are in {@code src/main/jte}.
 */
package dev.wirecord.explorer.site;
