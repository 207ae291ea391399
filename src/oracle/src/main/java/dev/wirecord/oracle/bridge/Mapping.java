package dev.wirecord.oracle.bridge;

import java.util.function.UnaryOperator;

/** Carries the values of one field between {@link dev.wirecord.oracle.value the neutral model} and a Java type. */
interface Mapping {

    /** For types that are the same on both sides. */
    Mapping SAME = of(UnaryOperator.identity(), UnaryOperator.identity());

    /** The Java object for a value. */
    Object toJava(Object value);

    /** The value for a Java object. */
    Object toValue(Object java);

    /** A mapping by two functions, which see no null: null stays null. */
    static Mapping of(UnaryOperator<Object> toJava, UnaryOperator<Object> toValue) {
        return new Mapping() {
            @Override
            public Object toJava(Object value) {
                return value == null ? null : toJava.apply(value);
            }

            @Override
            public Object toValue(Object java) {
                return java == null ? null : toValue.apply(java);
            }
        };
    }
}
