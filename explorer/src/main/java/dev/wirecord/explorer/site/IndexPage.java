package dev.wirecord.explorer.site;

import dev.wirecord.codec.Api;
import java.util.List;

/**
 * The index of all pages.
 *
 * @param apis the APIs by key
 * @param others the other messages by name
 * @param retired the APIs that have no versions any more
 */
public record IndexPage(List<Subject> apis, List<Subject> others, List<Api> retired) {}
