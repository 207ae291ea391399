package dev.wirecord.explorer.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;
import org.apache.kafka.common.message.ApiMessageType;
import org.junit.jupiter.api.Test;

/** The commands that need no bytes: apis, schema, versions and smallest. */
class ListingTest {

    @Test
    void apisAlignsItsColumns() {
        List<String> lines = Run.of("apis").expect(0).out().lines().toList();

        assertEquals("KEY  NAME                                   VERSIONS  FLEXIBLE  LISTENERS", lines.get(0));
        assertEquals(" 25  AddOffsetsToTxn                        0-4       3+        broker", lines.get(26));
        assertTrue(lines.contains(
                "  7  ControlledShutdown                     -         -                            retired"));
        assertEquals(1 + 95, lines.size());
    }

    @Test
    void apisHasTheVersionsOfKafka() {
        JsonNode json = Run.of("apis", "--json").expect(0).json();

        for (ApiMessageType api : ApiMessageType.values()) {
            JsonNode ours = StreamSupport.stream(json.spliterator(), false)
                    .filter(each -> each.get("key").intValue() == api.apiKey())
                    .findFirst()
                    .orElseThrow();
            String versions = api.lowestSupportedVersion() + "-" + api.highestSupportedVersion(true);
            String name = api.apiKey() + " " + api.name;
            boolean retired = api.lowestSupportedVersion() > api.highestSupportedVersion(true);
            assertEquals(retired, ours.get("retired").booleanValue(), name);
            if (!retired && api.lowestSupportedVersion() < api.highestSupportedVersion(true)) {
                assertEquals(versions, ours.get("versions").textValue(), name);
            }
            List<String> listeners = api.listeners().stream()
                    .map(each -> each.name().toLowerCase(Locale.ROOT))
                    .toList();
            List<String> ourListeners = StreamSupport.stream(
                            ours.get("listeners").spliterator(), false)
                    .map(JsonNode::textValue)
                    .toList();
            assertTrue(retired || ourListeners.containsAll(listeners), () -> name + listeners + ourListeners);
        }
    }

    @Test
    void schemaFindsNamesInAnyCaseAndByKey() {
        String byName = Run.of("schema", "addoffsetstotxn").expect(0).out();

        assertEquals(byName, Run.of("schema", "25").expect(0).out());
        assertTrue(
                byName.startsWith("{\n  \"apiKey\": 25,\n  \"type\": \"request\",\n  \"listeners\": [\"broker\"],"),
                byName);
        String response = Run.of("schema", "AddOffsetsToTxnResponse").expect(0).out();
        assertTrue(byName.endsWith("\n\n" + response), byName);
    }

    @Test
    void schemaAsJsonHasNoComments() {
        JsonNode json = Run.of("schema", "AddOffsetsToTxn", "--json").expect(0).json();

        assertEquals("AddOffsetsToTxnRequest", json.get(0).get("name").textValue());
        assertEquals("GroupId", json.get(0).get("fields").get(3).get("name").textValue());
        assertEquals("0-4", json.get(1).get("validVersions").textValue());
    }

    @Test
    void schemasOfAllMessagesAreJson() {
        JsonNode apis = Run.of("apis", "--json").json();
        for (JsonNode api : apis) {
            if (!api.get("retired").booleanValue()) {
                JsonNode json = Run.of("schema", api.get("name").textValue(), "--json")
                        .expect(0)
                        .json();
                assertEquals(2, json.size());
            }
        }
    }

    @Test
    void namesThatAreNoneAreAnsweredWithNearOnes() {
        Run run = Run.of("schema", "Metdata").expect(2);

        assertEquals("", run.out());
        assertEquals("wirecord: no API or message is named Metdata; did you mean Metadata?\n", run.err());
        assertEquals(
                "wirecord: no API has the key 999; wirecord apis lists them\n",
                Run.of("versions", "999").expect(2).err());
        assertEquals(
                "wirecord: ControlledShutdownRequest is retired: Kafka has no version of it any more\n",
                Run.of("smallest", "ControlledShutdown").expect(2).err());
    }

    @Test
    void versionsShowsWhatEachChanged() {
        String out = Run.of("versions", "MetadataRequest").expect(0).out();
        List<String> lines = out.lines().filter(line -> !line.contains("# ")).toList();

        assertEquals("MetadataRequest, versions 0-13, flexible 9+", lines.get(0));
        int fourth = lines.indexOf("  v4");
        assertEquals("      added         allowAutoTopicCreation: bool, default true", lines.get(fourth + 1));
        int eleventh = lines.indexOf("  v11");
        assertEquals("      removed       includeClusterAuthorizedOperations", lines.get(eleventh + 1));
        assertTrue(lines.contains("  v2  the same bytes"), out);
    }

    @Test
    void versionsAsJson() {
        JsonNode json = Run.of("versions", "Metadata", "--json").expect(0).json();

        assertEquals("MetadataResponse", json.get(1).get("message").textValue());
        JsonNode ninth = json.get(0).get("history").get(9);
        assertEquals(9, ninth.get("version").intValue());
        assertEquals("flexible", ninth.get("changes").get(0).get("kind").textValue());
    }

    @Test
    void smallestIsTheTreeOfTheSeed() {
        List<String> lines = Run.of("smallest", "AddOffsetsToTxn", "--version", "4")
                .expect(0)
                .out()
                .lines()
                .toList();

        assertEquals("AddOffsetsToTxnRequest v4, request header v2, 28 bytes on the wire", lines.get(0));
        assertEquals("0000 00 00 00 18 00 19 00 04 00 00 00 00 00 00 00 01", lines.get(3));
        assertEquals(
                "|   +-- request_api_key      int16            = 25 (AddOffsetsToTxn)   [0x0004, 2B]   numeric id of the"
                        + " API being invoked",
                lines.get(10));
        assertEquals(21, lines.size());
    }

    @Test
    void smallestTakesTheLatestVersionAndAnyMessage() {
        assertTrue(Run.of("smallest", "25", "--response").expect(0).out().startsWith("AddOffsetsToTxnResponse v4, "));
        assertTrue(Run.of("smallest", "ConsumerProtocolSubscription")
                .expect(0)
                .out()
                .startsWith("ConsumerProtocolSubscription v3"));
        assertEquals(
                "wirecord: HeartbeatRequest has versions 0-4, not 5\n",
                Run.of("smallest", "Heartbeat", "-v", "5").expect(2).err());
    }

    @Test
    void everyCommandTeachesByExample() {
        for (String name : List.of("site", "serve")) {
            String help = Run.of(name, "--help").expect(0).out();
            assertTrue(help.contains("\nExamples:\n  wirecord " + name), help);
        }
        for (String name : List.of("apis", "schema", "versions", "smallest", "explain", "decode", "encode")) {
            String help = Run.of(name, "--help").expect(0).out();
            assertTrue(help.contains("\nExamples:\n  wirecord " + name), help);
            assertTrue(help.contains("\nExit codes:\n  0 "), help);
        }
    }

    @Test
    void optionsThatAreNoneAreAnsweredShortly() {
        Run run = Run.of("apis", "--jsn").expect(2);

        assertEquals(
                "wirecord: Unknown option: '--jsn'\nPossible solutions: --json\nTry 'wirecord apis --help'.\n",
                run.err());
    }
}
