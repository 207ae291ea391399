package dev.wirecord.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * Code that may differ from version to version: neighbouring versions with the same code are one group, and an
 * {@code if} appears only between groups. Versions outside the given ones never occur, so no condition rules them out.
 */
final class VersionBranch {

    /** Versions with the same code; {@code lowest} and {@code highest} say that there is no group below or above. */
    record Group(int first, int last, CodeBlock code, boolean lowest, boolean highest) {

        /** What tells this group from the others; empty when it is the only one. */
        String condition() {
            return condition(!lowest, !highest);
        }

        private String condition(boolean from, boolean to) {
            if (from && to) {
                return first == last ? "version == " + first : "version >= " + first + " && version <= " + last;
            }
            if (from) {
                return "version >= " + first;
            }
            if (to) {
                return (first == last ? "version == " : "version <= ") + last;
            }
            return "";
        }
    }

    private final List<Group> groups;

    private VersionBranch(List<Group> groups) {
        this.groups = groups;
    }

    /**
     * Groups versions by their code.
     *
     * @param versions the versions that occur, ascending, at least one
     * @param code the code of a version; empty for a version that needs none
     */
    static VersionBranch of(List<Integer> versions, IntFunction<CodeBlock> code) {
        List<Group> groups = new ArrayList<>();
        int size = versions.size();
        for (int from = 0, to; from < size; from = to) {
            CodeBlock block = code.apply(versions.get(from));
            to = from + 1;
            while (to < size && code.apply(versions.get(to)).equals(block)) {
                to++;
            }
            groups.add(new Group(versions.get(from), versions.get(to - 1), block, from == 0, to == size));
        }
        return new VersionBranch(groups);
    }

    /** The groups, ascending. */
    List<Group> groups() {
        return groups;
    }

    /** Whether all versions have the same code. */
    boolean isUniform() {
        return groups.size() == 1;
    }

    /** Code that is a condition: each but the empty one once, asked only in the versions that have it. */
    List<CodeBlock> conditions() {
        Map<CodeBlock, List<String>> versions = new LinkedHashMap<>();
        for (Group group : groups) {
            if (!group.code().isEmpty()) {
                versions.computeIfAbsent(group.code(), any -> new ArrayList<>()).add(group.condition());
            }
        }
        List<CodeBlock> conditions = new ArrayList<>();
        versions.forEach((code, when) -> conditions.add(and(String.join(" || ", when), code)));
        return conditions;
    }

    private static CodeBlock and(String versions, CodeBlock code) {
        return versions.isEmpty()
                ? code
                : CodeBlock.of("$L && $L", operand(CodeBlock.of("$L", versions)), operand(code));
    }

    private static CodeBlock operand(CodeBlock condition) {
        return condition.toString().contains(" || ") ? CodeBlock.of("($L)", condition) : condition;
    }

    /** The code of a uniform branch as it is, and that of others under {@code if}s, the highest versions first. */
    CodeBlock toStatements() {
        if (isUniform()) {
            return groups.get(0).code();
        }
        CodeBlock.Builder statements = CodeBlock.builder();
        boolean open = false;
        boolean someAboveAreEmpty = false;
        for (int i = groups.size() - 1; i >= 0; i--) {
            Group group = groups.get(i);
            if (group.code().isEmpty()) {
                someAboveAreEmpty = true;
                continue;
            }
            // Versions above that need no code have passed every condition so far.
            String condition = group.condition(!group.lowest(), someAboveAreEmpty);
            String head = condition.isEmpty() ? "else" : "if (" + condition + ")";
            if (!open) {
                statements.beginControlFlow("$L", head);
            } else {
                statements.nextControlFlow("$L", condition.isEmpty() ? head : "else " + head);
            }
            statements.add(group.code());
            open = true;
        }
        if (open) {
            statements.endControlFlow();
        }
        return statements.build();
    }
}
