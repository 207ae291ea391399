package dev.wirecord;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;

/** How much memory this thread asks for. */
public final class Allocation {

    private static final long ERROR_AND_ITS_STACK = 100_000;

    private Allocation() {}

    /** Runs a refusal twice, and requires that the second run asks for no more than its error takes. */
    public static void assertSmall(Runnable refusal) {
        refusal.run();
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        refusal.run();
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated < ERROR_AND_ITS_STACK, () -> allocated + " bytes were allocated");
    }
}
