package dev.wirecord.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.wirecord.schema.Versions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeaderVersionsTest {

    @ParameterizedTest
    @CsvSource({
        // key, version, flexible, request header, response header
        "0, 8, 9+, 1, 0", // Produce
        "0, 9, 9+, 2, 1",
        "3, 0, 9+, 1, 0", // Metadata
        "3, 99, 9+, 2, 1", // a version that nobody has yet
        "3, 32767, 9+, 2, 1",
        "3, -1, 9+, 1, 0",
        "3, -32768, 9+, 1, 0",
        "17, 0, none, 1, 0", // SaslHandshake is never flexible
        "17, 1, none, 1, 0",
        "17, 99, none, 1, 0",
        "17, -1, none, 1, 0",
        "68, 0, 0+, 2, 1", // ConsumerGroupHeartbeat always is
        "68, -1, 0+, 1, 0",
        "18, 0, 3+, 1, 0", // ApiVersions
        "18, 2, 3+, 1, 0",
        "18, 3, 3+, 2, 0",
        "18, 5, 3+, 2, 0",
        "18, 99, 3+, 2, 0",
        "7, 0, 3+, 0, 0", // ControlledShutdown
        "7, 1, 3+, 1, 0",
        "7, 3, 3+, 2, 1",
        "7, -1, 3+, 1, 0",
        "-5, 1, 1+, 2, 1" // a key of one's own
    })
    void headersOfAVersion(int apiKey, int apiVersion, String flexible, int request, int response) {
        Versions range = Versions.parse(flexible);

        assertEquals(request, HeaderVersions.request(apiKey, apiVersion, range));
        assertEquals(response, HeaderVersions.response(apiKey, apiVersion, range));
    }
}
