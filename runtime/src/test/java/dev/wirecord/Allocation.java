package dev.wirecord;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;

/** How much memory this thread asks for. */
public final class Allocation {

    private static final long ERROR_AND_ITS_STACK = 100_000;

    private Allocation() {}

    /** Requires that a refusal asks for no more than its error takes. */
    public static void assertSmall(Runnable refusal) {
        assertBelow(ERROR_AND_ITS_STACK, refusal);
    }

    /** Runs the work twice, since the first run loads classes, and requires that the second asks for less than that. */
    public static void assertBelow(long bytes, Runnable work) {
        work.run();
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        work.run();
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated < bytes, () -> allocated + " bytes were allocated");
    }
}
