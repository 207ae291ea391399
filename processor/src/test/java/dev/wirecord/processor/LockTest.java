package dev.wirecord.processor;

import static dev.wirecord.processor.fixture.Sources.message;
import static dev.wirecord.processor.fixture.Sources.source;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.processor.fixture.Folders;
import dev.wirecord.processor.fixture.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The wire lock is written, grows, and is left alone. What it refuses, its problems show. */
class LockTest {

    @TempDir
    Path folder;

    private Path lock;
    private Workspace workspace;

    @BeforeEach
    void createWorkspace() throws IOException {
        lock = folder.resolve("wire.lock");
        workspace =
                new Workspace(Files.createDirectory(folder.resolve("classes"))).withOption("-Awirecord.lock=" + lock);
    }

    private void compile(JavaFileObject... sources) {
        assertEquals("", workspace.compile(sources));
    }

    /** The lock without its comments. */
    private String locked() {
        return Folders.text(lock)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .collect(Collectors.joining("\n"))
                .strip();
    }

    private static JavaFileObject quota(String attributes, String components) {
        return source("org.example.QuotaRequest", """
                @KafkaMessage(apiKey = 900, type = MessageType.REQUEST, %s)
                public record QuotaRequest(%s) {
                    public record Entry(int id, @KafkaField(versions = "2+") String key) {}
                }
                """.formatted(attributes, components));
    }

    @Test
    void everythingThatDecidesBytesHasItsWord() {
        compile(quota("versions = \"1-4\", flexible = \"3+\"", """
                int size,
                @KafkaField(versions = "0-2", defaultValue = "0x10") short port,
                @KafkaField(versions = "0") int retired,
                @KafkaField(versions = "2+", nullable = "3+", defaultValue = "a\\"b\\n") String name,
                @KafkaField(flexible = "none") byte[] raw,
                List<Entry> entries,
                @KafkaField(versions = "2+", tagged = "3+", tag = 0) Entry late,
                @KafkaField(versions = "3+", tag = 1, nullable = "3+", defaultValue = "null") List<String> names
                """.replace(
                "@KafkaField(versions = \"0\")", "@SuppressWarnings(\"wirecord\") @KafkaField(versions = \"0\")")));
        assertEquals("""
                org.example.QuotaRequest: request 900, versions 1-4, flexible 3+
                  Size int32 1+
                  Port int16 1-2 default 16
                  Name string 2+ nullable 3+ default "a\\"b\\u000a"
                  Raw bytes 1+ flexible none
                  Entries []struct 1+
                    Id int32 1+
                    Key string 2+
                  Late struct 2+ tag 0 in 3+
                    Id int32 2+
                    Key string 2+
                  Names []string 3+ tag 1 nullable 3+ default null""", locked());
    }

    @Test
    void aNewVersionAndANewMessageAreAdded() {
        compile(quota("versions = \"0\"", "int size"));
        compile(
                quota("versions = \"0-1\", flexible = \"1+\"", "int size, @KafkaField(versions = \"1+\") String name"),
                message("org.example.Another", "int id"));
        assertEquals("""
                org.example.Another: data, versions 0, flexible none
                  Id int32 0+

                org.example.QuotaRequest: request 900, versions 0-1, flexible 1+
                  Size int32 0+
                  Name string 1+""", locked());
    }

    @Test
    void whatDoesNotDecideBytesIsFree() {
        compile(quota("versions = \"0-3\", flexible = \"3+\"", "@KafkaField(defaultValue = \"0x10\") int size"));
        String before = locked();
        compile(quota(
                "versions = \"0-3\", flexible = \"3+\", latestVersionUnstable = true, listeners = \"broker\"",
                "@KafkaField(defaultValue = \"16\", ignorable = true, versions = \"0-3\") int size"));
        assertEquals(before, locked());
        compile(quota("versions = \"0-3\", flexible = \"3+\"", "@KafkaField(defaultValue = \"16\") int renamed"));
        assertEquals(before.replace("Size", "Renamed"), locked());
    }

    @Test
    void anUnstableVersionIsFreeUntilItIsStable() {
        String unstable = "versions = \"0-1\", flexible = \"1+\", latestVersionUnstable = true";
        compile(quota(unstable, "int size, @KafkaField(versions = \"1+\") int name"));
        String first = """
                org.example.QuotaRequest: request 900, versions 0, flexible none
                  Size int32 0+""";
        assertEquals(first, locked());
        compile(quota(unstable, "@KafkaField(versions = \"1+\") String name, int size"));
        assertEquals(first, locked());
        compile(quota("versions = \"0-1\", flexible = \"1+\"", "@KafkaField(versions = \"1+\") String name, int size"));
        assertEquals("""
                org.example.QuotaRequest: request 900, versions 0-1, flexible 1+
                  Name string 1+
                  Size int32 0+""", locked());
    }

    @Test
    void aMessageWhoseOnlyVersionIsUnstableIsNotLocked() {
        compile(quota("versions = \"0\", latestVersionUnstable = true", "int size"));
        assertFalse(Files.exists(lock));
    }

    @Test
    void aLockedVersionCannotBecomeUnstableAndChange() {
        compile(quota("versions = \"0-1\"", "int size"));
        String before = locked();
        String log = workspace.compile(quota("versions = \"0-1\", latestVersionUnstable = true", """
                @KafkaField(versions = "0") int size,
                @KafkaField(versions = "1+") long newSize
                """));
        assertTrue(log.contains("[LockField"), log);
        assertEquals(before, locked());
    }

    @Test
    void aFieldCanBeRetiredAndTheFieldsOfLaterVersionsStandAnywhere() {
        compile(quota("versions = \"0\"", "int size, int count"));
        compile(quota("versions = \"0-1\"", """
                @KafkaField(versions = "1+") int first,
                @KafkaField(versions = "0") int size,
                @KafkaField(versions = "1+") long newSize,
                int count
                """));
        assertEquals("""
                org.example.QuotaRequest: request 900, versions 0-1, flexible none
                  First int32 1+
                  Size int32 0
                  NewSize int64 1+
                  Count int32 0+""", locked());
    }

    @Test
    void anEditThatIsRefusedLeavesTheLock() throws IOException {
        compile(quota("versions = \"0\"", "int size"));
        byte[] before = Files.readAllBytes(lock);
        String log = workspace.compile(quota("versions = \"0-1\"", "long size"), message("org.example.New", "int id"));
        assertTrue(log.contains("[LockFieldChanged]"), log);
        assertEquals(new String(before), Files.readString(lock));
    }

    @Test
    void whatDoesNotCompileIsNotLocked() {
        String log =
                workspace.compile(quota("versions = \"0\"", "int size"), message("org.example.Wrong", "Object any"));
        assertTrue(log.contains("[UnsupportedType]"), log);
        assertFalse(Files.exists(lock));
    }

    @Test
    void aMessageOfAnotherCompilationStaysLocked() {
        compile(quota("versions = \"0\"", "int size"), message("org.example.Other", "int id"));
        String before = locked();
        // The class is there from before: this is a build tool that compiles only what has changed.
        compile(message("org.example.Other", "int id"));
        assertEquals(before, locked());
    }

    @Test
    void theLockIsNotTouchedWithoutNeed() throws IOException {
        compile(quota("versions = \"0\"", "int size"));
        Files.writeString(lock, Files.readString(lock).replace("# ", "# Our own words. "));
        String edited = Files.readString(lock);
        compile(quota("versions = \"0\"", "int size"));
        assertEquals(edited, Files.readString(lock));
    }
}
