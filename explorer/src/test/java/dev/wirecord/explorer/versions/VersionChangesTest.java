package dev.wirecord.explorer.versions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.error.UnsupportedVersionException;
import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.FieldSchemaBuilder;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.List;
import org.junit.jupiter.api.Test;

class VersionChangesTest {

    private static final CodecRegistry REGISTRY = CodecRegistry.load();

    /** As the protocol guide shows the versions of the request. */
    @Test
    void theVersionsOfMetadata() {
        MessageSchema metadata = schema("MetadataRequest");

        assertEquals(List.of("nullable topics"), changes(metadata, 0, 1));
        assertEquals(List.of(), changes(metadata, 1, 2));
        assertEquals(List.of("added allowAutoTopicCreation: bool, default true"), changes(metadata, 3, 4));
        assertEquals(
                List.of("flexible compact lengths, and a tag section behind every struct"), changes(metadata, 8, 9));
        assertEquals(
                List.of("added topics[].topicId: uuid, ignorable", "nullable topics[].name"), changes(metadata, 9, 10));
        assertEquals(List.of("removed includeClusterAuthorizedOperations"), changes(metadata, 10, 11));
    }

    @Test
    void aFieldThatMovesIntoTheTagSection() {
        // Fetch 15 took the replica out of the body and put it, with its epoch, under a tag.
        assertEquals(
                List.of("removed replicaId", "added replicaState: ReplicaState, tag 1"),
                changes(schema("FetchRequest"), 14, 15));

        MessageSchema message = message(FieldSchema.of("Rack", ScalarType.STRING)
                .versions("0+")
                .nullable("2+")
                .tagged(0, "1+"));
        assertEquals(List.of("tagged rack: tag 0, left out while it holds its default"), changes(message, 0, 1));
        assertEquals(List.of("not tagged rack: always there", "not nullable rack"), changes(message, 2, 0));
    }

    @Test
    void anAddedStructIsOneChange() {
        assertEquals(
                List.of("added topics: []DeleteTopicState", "removed topicNames"),
                changes(schema("DeleteTopicsRequest"), 5, 6));
    }

    @Test
    void historyHasEveryVersionButTheFirst() {
        assertEquals(
                List.of(4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
                List.copyOf(VersionChanges.history(schema("ProduceRequest")).keySet()));
    }

    @Test
    void refusesVersionsThatTheMessageLacks() {
        MessageSchema message = schema("ProduceRequest");
        assertThrows(UnsupportedVersionException.class, () -> VersionChanges.between(message, 2, 3));
        assertThrows(UnsupportedVersionException.class, () -> VersionChanges.between(message, 13, 99));
    }

    @Test
    void commentsOfTheSchemaAreFoundByVersion() {
        MessageSchema message = new MessageSchema(
                "Ping",
                MessageType.DATA,
                MessageSchema.NO_API_KEY,
                Versions.range(0, 4),
                Versions.NONE,
                List.of(),
                false,
                StructSchema.of("Ping"),
                "Ping is old, Version 1 is the baseline. Version 1 adds\na colour Starting in version 2, it rings."
                        + "\n\nVersions 3 and 4 are the same as version 1.");

        assertEquals(List.of(), VersionNotes.of(message, 0));
        assertEquals(List.of("Version 1 adds a colour"), VersionNotes.of(message, 1));
        assertEquals(List.of("Starting in version 2, it rings."), VersionNotes.of(message, 2));
        assertEquals(List.of("Versions 3 and 4 are the same as version 1."), VersionNotes.of(message, 3));
        assertEquals(List.of("Versions 3 and 4 are the same as version 1."), VersionNotes.of(message, 4));
    }

    private static List<String> changes(MessageSchema message, int from, int to) {
        return VersionChanges.between(message, from, to).stream()
                .map(change -> change.kind().label() + " " + change.text())
                .toList();
    }

    private static MessageSchema message(FieldSchemaBuilder... fields) {
        return new MessageSchema(
                "Ping",
                MessageType.DATA,
                MessageSchema.NO_API_KEY,
                Versions.range(0, 4),
                Versions.ALL,
                List.of(),
                false,
                StructSchema.of("Ping", fields),
                "");
    }

    private static MessageSchema schema(String message) {
        return REGISTRY.codec(message).schema();
    }
}
