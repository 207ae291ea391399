package dev.wirecord.explorer.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.CodecRegistry;
import org.junit.jupiter.api.Test;

/** The text at the head of a page says of a version what is true of it. */
class IntroTest {

    private final CodecRegistry registry = CodecRegistry.load();

    private String intro(String name, int version) {
        Subject subject = new Site(registry, false)
                .subjects()
                .filter(candidate -> candidate.name().equals(name))
                .findFirst()
                .orElseThrow();
        return String.join(" ", new VersionPages(registry).of(subject, version).intro());
    }

    @Test
    void ofAFlexibleVersionWithoutArrays() {
        assertEquals(
                "This page shows the smallest request and response of version 4 in which every field can be seen: numbers"
                        + " are zero, strings and byte arrays are empty. Version 4 is flexible: lengths of strings, byte"
                        + " arrays and arrays are compact, an unsigned varint that is one more than the length, and the"
                        + " number of its tagged fields ends every struct. Sizes include the int32 size prefix.",
                intro("AddOffsetsToTxn", 4));
    }

    @Test
    void ofAVersionThatIsNotFlexible() {
        String intro = intro("AddOffsetsToTxn", 2);

        assertTrue(intro.contains("Version 2 is not flexible: strings have an int16 length"), intro);
        assertFalse(intro.contains("is flexible"), intro);
    }

    @Test
    void ofArraysRecordsAndBodies() {
        assertTrue(intro("Produce", 9)
                .contains("every array has one element, a records field holds one empty batch of 61"));
        assertFalse(intro("Heartbeat", 4).contains("array has one element"));
        assertTrue(intro("ConsumerProtocolSubscription", 0)
                .startsWith("This page shows the smallest message of version 0"));
        assertFalse(intro("ConsumerProtocolSubscription", 0).contains("size prefix"));
    }
}
