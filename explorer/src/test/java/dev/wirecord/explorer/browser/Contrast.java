package dev.wirecord.explorer.browser;

import java.util.List;

/** The contrast of a page's texts with what is behind them, as WCAG computes it. */
final class Contrast {

    private static final String TOO_FAINT = """
            const channel = c => { c /= 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
            const luminance = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
            const parse = text => {
              const numbers = text.match(/[\\d.]+/g).map(Number);
              return [numbers.slice(0, 3), numbers.length > 3 ? numbers[3] : 1];
            };
            const behind = element => {
              for (let e = element; e; e = e.parentElement) {
                const [colour, alpha] = parse(getComputedStyle(e).backgroundColor);
                if (alpha === 1) return colour;
                if (alpha !== 0) throw new Error("a background that is seen through: " + e.outerHTML);
              }
              throw new Error("no background");
            };
            const found = [];
            let seen = 0;
            const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (texts.nextNode()) {
              const element = texts.currentNode.parentElement;
              if (!texts.currentNode.data.trim() || !element.checkVisibility()) continue;
              const ink = luminance(parse(getComputedStyle(element).color)[0]);
              const paper = luminance(behind(element));
              const ratio = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
              seen++;
              if (ratio < 4.5) found.push(ratio.toFixed(2) + " " + element.className + " " + texts.currentNode.data);
            }
            if (seen < 10) throw new Error("hardly any text: " + seen);
            return [...new Set(found)];
            """;

    private Contrast() {}

    /** The visible texts whose contrast is below 4.5, each with the number and the classes of its element. */
    @SuppressWarnings("unchecked") // a script's list of strings is one
    static List<String> tooFaint(Browser browser) {
        return (List<String>) browser.script(TOO_FAINT);
    }
}
