package dev.wirecord.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.palantir.javapoet.ClassName;
import dev.wirecord.processor.model.StructModel;
import dev.wirecord.schema.StructSchema;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class LocalNamesTest {

    private static LocalNames names(List<String> components) {
        ClassName name = ClassName.get("org.example", "Struct");
        return new LocalNames(new StructModel(StructSchema.of("Struct"), name, List.of(), components, null));
    }

    @Test
    void localsAreNamedAfterTheirComponents() {
        LocalNames names = names(List.of("groupId", "out"));
        assertEquals("groupId", names.of("groupId"));
        assertEquals("out", names.of("out"));
    }

    @Test
    void aNameThatIsTakenIsMadeLonger() {
        List<String> components = List.of("in", "inValue", "tag", "end", "i", "version", "tagValueValue", "tagValue");
        LocalNames names = names(components);
        assertEquals("inValueValue", names.of("in"));
        assertEquals("inValue", names.of("inValue"));
        assertEquals("tagValueValueValue", names.of("tag"));
        assertEquals(
                components.size(),
                new HashSet<>(components.stream().map(names::of).toList()).size());
    }
}
