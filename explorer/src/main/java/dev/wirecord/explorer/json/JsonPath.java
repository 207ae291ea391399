package dev.wirecord.explorer.json;

/**
 * A place in a JSON value, such as {@code topics[3].partitions[0].partitionIndex}.
 *
 * @param around the place around it, or null for the whole value
 * @param step the member's name, or the index of the element in brackets
 */
record JsonPath(JsonPath around, String step) {

    /** The whole value. */
    static final JsonPath ROOT = new JsonPath(null, "");

    JsonPath member(String name) {
        return new JsonPath(this, name);
    }

    JsonPath element(int index) {
        return new JsonPath(this, "[" + index + "]");
    }

    /** The path; empty for the whole value. */
    @Override
    public String toString() {
        if (around == null) {
            return "";
        }
        String before = around.toString();
        return before.isEmpty() || step.startsWith("[") ? before + step : before + "." + step;
    }
}
