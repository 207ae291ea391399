package dev.wirecord.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.palantir.javapoet.CodeBlock;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Code is given for each version as a word, {@code -} for none, and becomes a call of that name. */
class VersionBranchTest {

    private static VersionBranch branch(List<Integer> versions, String... words) {
        return VersionBranch.of(versions, version -> {
            String word = words[versions.indexOf(version)];
            return word.equals("-") ? CodeBlock.of("") : CodeBlock.of("$L();\n", word);
        });
    }

    private static VersionBranch branch(String... words) {
        return branch(List.of(0, 1, 2, 3, 4).subList(0, words.length), words);
    }

    private static String statements(VersionBranch branch) {
        return branch.toStatements().toString();
    }

    @Test
    void alike() {
        VersionBranch branch = branch("a", "a", "a");
        assertTrue(branch.isUniform());
        assertEquals("", branch.groups().get(0).condition());
        assertEquals("a();\n", statements(branch));
    }

    @Test
    void oneVersion() {
        assertTrue(branch(List.of(7), "a").isUniform());
        assertEquals("a();\n", statements(branch(List.of(7), "a")));
    }

    @Test
    void absent() {
        assertTrue(branch("-", "-").isUniform());
        assertEquals("", statements(branch("-", "-")));
    }

    @Test
    void added() {
        assertFalse(branch("-", "-", "a", "a").isUniform());
        assertEquals("""
                if (version >= 2) {
                  a();
                }
                """, statements(branch("-", "-", "a", "a")));
    }

    @Test
    void removed() {
        assertEquals("""
                if (version <= 1) {
                  a();
                }
                """, statements(branch("a", "a", "-", "-")));
    }

    @Test
    void removedAfterTheFirstVersion() {
        assertEquals("""
                if (version == 0) {
                  a();
                }
                """, statements(branch("a", "-", "-")));
    }

    @Test
    void inTheMiddle() {
        assertEquals("""
                if (version >= 1 && version <= 3) {
                  a();
                }
                """, statements(branch("-", "a", "a", "a", "-")));
    }

    @Test
    void inOneVersionInTheMiddle() {
        assertEquals("""
                if (version == 2) {
                  a();
                }
                """, statements(branch("-", "-", "a", "-", "-")));
    }

    @Test
    void withAHole() {
        assertEquals("""
                if (version >= 3) {
                  a();
                } else if (version <= 1) {
                  a();
                }
                """, statements(branch("a", "a", "-", "a", "a")));
    }

    @Test
    void changed() {
        assertEquals("""
                if (version >= 2) {
                  b();
                } else {
                  a();
                }
                """, statements(branch("a", "a", "b", "b")));
    }

    @Test
    void changedTwice() {
        assertEquals("""
                if (version >= 3) {
                  c();
                } else if (version >= 1) {
                  b();
                } else {
                  a();
                }
                """, statements(branch("a", "b", "b", "c")));
    }

    @Test
    void addedAndChanged() {
        assertEquals("""
                if (version >= 3) {
                  b();
                } else if (version >= 1) {
                  a();
                }
                """, statements(branch("-", "a", "a", "b")));
    }

    @Test
    void changedAndRemoved() {
        assertEquals("""
                if (version >= 2 && version <= 3) {
                  b();
                } else if (version <= 1) {
                  a();
                }
                """, statements(branch("a", "a", "b", "b", "-")));
    }

    @Test
    void versionsThatNeverOccurNeedNoCondition() {
        // 2 and 5 do not occur, so "above 1" is as good as "3 and 4".
        assertEquals("""
                if (version >= 3) {
                  b();
                } else {
                  a();
                }
                """, statements(branch(List.of(0, 1, 3, 4), "a", "a", "b", "b")));
        assertTrue(branch(List.of(0, 3), "a", "a").isUniform());
    }

    @Test
    void whateverTheGroupsEveryVersionGetsItsOwnCode() {
        String[] words = {"-", "a", "b"};
        for (int code = 0; code < 3 * 3 * 3 * 3 * 3; code++) {
            String[] chosen = new String[5];
            for (int version = 0, rest = code; version < 5; version++, rest /= 3) {
                chosen[version] = words[rest % 3];
            }
            String text = statements(branch(chosen));
            for (int version = 0; version < 5; version++) {
                assertEquals(chosen[version], run(text, version), text);
            }
        }
    }

    /** Follows the statements for a version; returns the word that is called, or {@code -}. */
    private static String run(String statements, int version) {
        boolean taken = true;
        for (String line : statements.split("\n")) {
            if (line.strip().endsWith("();") && taken) {
                return line.strip().replace("();", "");
            }
            if (line.endsWith("{")) {
                taken = line.equals("} else {") || holds(line.replaceAll(".*\\((.*)\\).*", "$1"), version);
            }
        }
        return "-";
    }

    private static boolean holds(String condition, int version) {
        for (String part : condition.split(" && ")) {
            String[] words = part.split(" ");
            int number = Integer.parseInt(words[2]);
            boolean holds = Map.of(">=", version >= number, "<=", version <= number, "==", version == number)
                    .get(words[1]);
            if (!holds) {
                return false;
            }
        }
        return true;
    }

    @Test
    void conditions() {
        assertEquals(List.of(), conditions("-", "-"));
        assertEquals(List.of("x"), conditions("x", "x"));
        assertEquals(List.of("version >= 1 && x"), conditions("-", "x"));
        assertEquals(List.of("version == 0 && x", "version >= 1 && y"), conditions("x", "y"));
        assertEquals(List.of("(version == 0 || version >= 2) && x"), conditions("x", "-", "x"));
        assertEquals(List.of("version >= 1 && version <= 2 && x"), conditions("-", "x", "x", "-"));
        assertEquals(List.of("x || y"), conditions("x || y", "x || y"));
        assertEquals(List.of("version == 0 && (x || y)"), conditions("x || y", "-"));
    }

    private static List<String> conditions(String... conditions) {
        List<Integer> versions = List.of(0, 1, 2, 3, 4).subList(0, conditions.length);
        return VersionBranch.of(versions, version -> CodeBlock.of(conditions[version].replace("-", "")))
                .conditions()
                .stream()
                .map(CodeBlock::toString)
                .toList();
    }
}
