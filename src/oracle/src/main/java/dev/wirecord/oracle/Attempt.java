package dev.wirecord.oracle;

import dev.wirecord.oracle.bridge.RefusedException;
import java.util.function.Supplier;

/**
 * What an implementation answered to a value: its bytes, or that it refuses.
 *
 * @param bytes the bytes, or null after a refusal
 * @param refusal the refusal, or null
 */
record Attempt(byte[] bytes, RefusedException refusal) {

    static Attempt of(Supplier<byte[]> encoding) {
        try {
            return new Attempt(encoding.get(), null);
        } catch (RefusedException e) {
            return new Attempt(null, e);
        }
    }

    boolean refused() {
        return refusal != null;
    }

    @Override
    public String toString() {
        return refused() ? "refused: " + refusal.getMessage() : "wrote " + bytes.length + " bytes";
    }
}
