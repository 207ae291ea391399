package dev.wirecord.jmh.cost;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The compilations that are measured succeed, so that the measurement does not rot. */
class CompileCostTest {

    private static final Path SCHEMAS = Path.of("../../catalog/target/schemas/clients/common/message");

    @ParameterizedTest
    @ValueSource(ints = {10, 50})
    void theFirstSchemasCompile(int count) {
        assertDoesNotThrow(() -> new CompileCost(SCHEMAS).seconds(count));
    }
}
