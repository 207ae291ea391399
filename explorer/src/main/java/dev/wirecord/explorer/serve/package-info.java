/**
 * The pages of {@link dev.wirecord.explorer.site} over HTTP on this machine alone, and a page that explains the bytes or
 * JSON put into it. Keeps nothing between two requests.
 */
package dev.wirecord.explorer.serve;
