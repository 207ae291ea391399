package dev.wirecord.explorer.serve;

import com.sun.net.httpserver.HttpServer;
import dev.wirecord.codec.CodecRegistry;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Serves pages on the loopback address. */
public final class PageServer implements AutoCloseable {

    private static final int THREADS = 4;

    /** How many seconds a request may take to arrive, so that none that never ends keeps a thread for good. */
    private static final String LONGEST_REQUEST = "30";

    private final HttpServer server;
    private final ExecutorService threads;

    private PageServer(HttpServer server, ExecutorService threads) {
        this.server = server;
        this.threads = threads;
    }

    /**
     * Begins to serve.
     *
     * @param registry whose messages have pages and are explained
     * @param port the port, or 0 for any that is free
     * @throws IOException when the port is taken
     */
    public static PageServer start(CodecRegistry registry, int port) throws IOException {
        // Read once, when the first server of the JVM is made.
        System.setProperty("sun.net.httpserver.maxReqTime", LONGEST_REQUEST);
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS, task -> {
            Thread thread = new Thread(task, "wirecord-page");
            thread.setDaemon(true);
            return thread;
        });
        server.setExecutor(threads);
        server.createContext(
                "/", new PageHandler(new Pages(registry), server.getAddress().getPort()));
        server.start();
        return new PageServer(server, threads);
    }

    /** Where the index is. */
    public URI address() {
        return URI.create("http://localhost:" + server.getAddress().getPort() + "/");
    }

    /** Stops serving at once. */
    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
