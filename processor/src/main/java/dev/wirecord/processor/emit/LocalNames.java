package dev.wirecord.processor.emit;

import dev.wirecord.processor.model.StructModel;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The local variables that hold a struct's components while it is read: named after them, as far as nothing clashes. */
final class LocalNames {

    private static final Set<String> TAKEN =
            Set.of("in", "version", "length", "elements", "i", "at", "left", "tag", "end");

    private final Map<String, String> byComponent = new HashMap<>();

    LocalNames(StructModel struct) {
        Set<String> used = new HashSet<>(TAKEN);
        used.addAll(struct.components());
        for (String component : struct.components()) {
            String name = component;
            while (TAKEN.contains(name) || (!name.equals(component) && !used.add(name))) {
                name += "Value";
            }
            byComponent.put(component, name);
        }
    }

    String of(String component) {
        return byComponent.get(component);
    }
}
