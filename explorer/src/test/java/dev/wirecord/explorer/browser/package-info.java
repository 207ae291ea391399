/** What a person sees: the pages in Chromium, from files and from the server. */
package dev.wirecord.explorer.browser;
