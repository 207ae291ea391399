package dev.wirecord.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a comparison came to.
 *
 * @param messageVersions how many pairs of message and version were compared
 * @param instances how many values were tried
 * @param written how many of them both sides wrote, and read back
 * @param refused how many of them both sides refused
 * @param differences where the sides disagreed; a version is left at its first
 */
public record DifferentialResult(
        int messageVersions, int instances, int written, int refused, List<Difference> differences) {

    /** Nothing compared yet. */
    public static final DifferentialResult NOTHING = new DifferentialResult(0, 0, 0, 0, List.of());

    public DifferentialResult {
        differences = List.copyOf(differences);
    }

    /** Both results as one. */
    public DifferentialResult plus(DifferentialResult other) {
        List<Difference> all = new ArrayList<>(differences);
        all.addAll(other.differences);
        return new DifferentialResult(
                messageVersions + other.messageVersions,
                instances + other.instances,
                written + other.written,
                refused + other.refused,
                all);
    }

    /**
     * Fails on any difference, and when nothing was written, because then nothing was compared.
     *
     * @return this result
     */
    public DifferentialResult orFail() {
        if (!differences.isEmpty()) {
            throw new AssertionError(
                    this + differences.stream().map(each -> "\n" + each).collect(Collectors.joining("\n", "\n", "")));
        }
        if (written == 0) {
            throw new AssertionError("nothing was compared: " + this);
        }
        return this;
    }

    /** The counts on one line. */
    @Override
    public String toString() {
        return messageVersions + " message versions, " + instances + " instances: " + written + " written and read, "
                + refused + " refused, " + differences.size() + " differences";
    }
}
