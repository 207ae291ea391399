package dev.wirecord.oracle;

import dev.wirecord.oracle.value.StructValue;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * Where a codec and Kafka disagree, with all that is needed to look into it.
 *
 * @param message the message's name
 * @param version the version
 * @param seed the seed of the instance, for {@link Differential#replay}
 * @param what what should have been the same, and how it was not
 * @param value the instance
 * @param ours the codec's bytes, or null when it refused or was not asked
 * @param kafka Kafka's bytes, or null when it refused or was not asked
 */
public record Difference(
        String message, int version, long seed, String what, StructValue value, byte[] ours, byte[] kafka) {

    private static final int LONGEST = 2000;

    /** The whole story, over several lines. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(message + " v" + version + " (seed " + seed + "): " + what);
        text.append("\n  value ").append(shortened(value.toString()));
        text.append("\n  ours  ").append(hex(ours));
        text.append("\n  kafka ").append(hex(kafka));
        if (ours != null && kafka != null && !Arrays.equals(ours, kafka)) {
            text.append("\n  first different byte: ").append(Arrays.mismatch(ours, kafka));
            text.append(" (")
                    .append(ours.length)
                    .append(" and ")
                    .append(kafka.length)
                    .append(" bytes)");
        }
        return text.toString();
    }

    private static String hex(byte[] bytes) {
        return bytes == null ? "no bytes" : shortened(HexFormat.of().formatHex(bytes));
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "... (" + text.length() + " characters)";
    }
}
