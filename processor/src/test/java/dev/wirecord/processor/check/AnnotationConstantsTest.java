package dev.wirecord.processor.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.annotation.WireType;
import dev.wirecord.schema.ScalarType;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The annotations depend on nothing, so they have enums of their own; these must say the same as the schema model's. */
class AnnotationConstantsTest {

    private static List<String> names(Enum<?>[] constants) {
        return Arrays.stream(constants).map(Enum::name).toList();
    }

    @Test
    void messageTypes() {
        assertEquals(names(dev.wirecord.schema.MessageType.values()), names(MessageType.values()));
        for (MessageType type : MessageType.values()) {
            assertEquals(type.name(), KafkaTypes.messageType(type).name());
        }
    }

    @Test
    void entityTypes() {
        assertEquals(names(dev.wirecord.schema.EntityType.values()), names(EntityType.values()));
        for (EntityType type : EntityType.values()) {
            assertEquals(type.name(), KafkaTypes.entityType(type).name());
        }
    }

    @Test
    void wireTypesAreScalars() {
        List<String> scalars = names(ScalarType.values());
        for (WireType type : WireType.values()) {
            assertEquals(type != WireType.INFERRED, scalars.contains(type.name()), type.name());
        }
    }
}
