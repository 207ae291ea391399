package dev.wirecord.oracle.bridge;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * Calls and tells apart who is to blame: a runtime exception of the callee is a {@link RefusedException}, a call that
 * could not be made is an error of this package.
 */
final class Reflection {

    private Reflection() {}

    static Object invoke(Method method, Object target, Object... arguments) {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw refusal(e);
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new AssertionError("cannot call " + method, e);
        }
    }

    static Object construct(Constructor<?> constructor, Object... arguments) {
        try {
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            throw refusal(e);
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new AssertionError("cannot call " + constructor, e);
        }
    }

    private static RefusedException refusal(InvocationTargetException thrown) {
        if (thrown.getCause() instanceof RefusedException refused) {
            return refused;
        }
        if (thrown.getCause() instanceof RuntimeException cause) {
            return new RefusedException(cause);
        }
        throw new AssertionError("neither a result nor a refusal", thrown.getCause());
    }

    /** The public constructor with these parameters. */
    static Constructor<?> constructor(Class<?> type, Class<?>... parameters) {
        try {
            return type.getConstructor(parameters);
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(type + " is not a class that Kafka generated", e);
        }
    }

    /** The public method of that name; the name alone must be enough. */
    static Method method(Class<?> type, String name, int parameters) {
        for (Method method : type.getMethods()) {
            if (method.getName().equals(name) && method.getParameterCount() == parameters && !method.isBridge()) {
                return method;
            }
        }
        throw new IllegalArgumentException(type + " has no method " + name);
    }
}
