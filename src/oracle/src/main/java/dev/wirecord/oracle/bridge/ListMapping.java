package dev.wirecord.oracle.bridge;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Mappings of arrays: to lists, and to Java's arrays. */
final class ListMapping {

    private ListMapping() {}

    /** To an unmodifiable {@code List}; from anything that can be iterated. */
    static Mapping toList(Mapping element) {
        return Mapping.of(
                value -> Collections.unmodifiableList(javaElements((List<?>) value, element)),
                java -> values((Iterable<?>) java, element));
    }

    /** To an array of {@code component}, which may be primitive. */
    static Mapping toArray(Class<?> component, Mapping element) {
        return Mapping.of(value -> javaArray((List<?>) value, component, element), java -> values(java, element));
    }

    static List<Object> javaElements(List<?> values, Mapping element) {
        List<Object> elements = new ArrayList<>(values.size());
        values.forEach(each -> elements.add(element.toJava(each)));
        return elements;
    }

    static List<Object> values(Iterable<?> elements, Mapping element) {
        List<Object> values = new ArrayList<>();
        elements.forEach(each -> values.add(element.toValue(each)));
        return values;
    }

    private static Object javaArray(List<?> values, Class<?> component, Mapping element) {
        Object array = Array.newInstance(component, values.size());
        for (int i = 0; i < values.size(); i++) {
            Array.set(array, i, element.toJava(values.get(i)));
        }
        return array;
    }

    private static List<Object> values(Object array, Mapping element) {
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            values.add(element.toValue(Array.get(array, i)));
        }
        return values;
    }
}
