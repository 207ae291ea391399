/** The pages as text. How they look and behave is tested in a browser. */
package dev.wirecord.explorer.site;
