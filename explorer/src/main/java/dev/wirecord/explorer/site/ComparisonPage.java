package dev.wirecord.explorer.site;

import java.util.List;

/**
 * The page that compares the versions of an API or a message.
 *
 * @param subject what it is of
 * @param pairs any two versions and what changed from the lower to the higher one
 * @param matrices all fields in all versions, for each message
 */
public record ComparisonPage(Subject subject, List<Pair> pairs, List<Matrix> matrices) {

    /**
     * Two versions.
     *
     * @param from the lower one
     * @param to the higher one
     * @param sides what changed in each message
     */
    public record Pair(int from, int to, List<Side> sides) {

        /** What the pair's section is called in addresses. */
        public String id() {
            return "v" + from + "-v" + to;
        }
    }

    /**
     * What changed in a message.
     *
     * @param heading the message
     * @param before the size of the smallest one in the lower version
     * @param after the size of the smallest one in the higher version
     * @param changes the changes of the bytes
     * @param notes what the schema's comments say of the versions above the lower one
     */
    public record Side(String heading, int before, int after, List<Change> changes, List<String> notes) {

        /** How the size changed, in words. */
        public String sizes() {
            int more = after - before;
            String difference = more == 0 ? "the same" : (more > 0 ? "+" : "\u2212") + Math.abs(more);
            return before + " bytes, then " + after + ": " + difference;
        }
    }

    /**
     * A change.
     *
     * @param style the class of its mark
     * @param mark what kind of change it is, in a word
     * @param sentence the change in words
     */
    public record Change(String style, String mark, String sentence) {}
}
