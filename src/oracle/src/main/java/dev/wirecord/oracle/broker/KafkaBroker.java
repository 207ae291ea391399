package dev.wirecord.oracle.broker;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.kafka.common.Uuid;

/**
 * A real Apache Kafka broker in a process of its own, so that a test can hold Wirecord's bytes against the software
 * that has to understand them.
 *
 * <pre>{@code
 * try (KafkaBroker broker = KafkaBroker.start();
 *         Socket socket = new Socket(broker.host(), broker.port())) {
 *     ...
 * }
 * }</pre>
 *
 * <p>The one node is broker and controller at once. It listens on free ports of the loopback interface only, speaks
 * plaintext, keeps everything in a temporary folder and starts empty. Starting takes a few seconds, so the methods of a
 * test class should share one. A broker does not outlive the JVM that started it, not even one that is killed.
 */
public final class KafkaBroker implements AutoCloseable {

    private static final String HOST = "127.0.0.1";
    private static final Duration START_LIMIT = Duration.ofSeconds(60);
    private static final Duration POLL_INTERVAL = Duration.ofMillis(100);

    /** What Kafka logs about a port that somebody else has. */
    private static final String BIND_FAILURE = "failed to bind to";

    private final Ports ports;
    private final Path folder;
    private final Path configuration;
    private final Path log;
    private final Thread shutdownHook = new Thread(this::discard, "kafka-broker-cleanup");

    /** First the process that formats the storage, then the broker; absent before both. */
    private volatile ChildJvm child;

    private KafkaBroker(Ports ports) throws IOException {
        this.ports = ports;
        this.folder = Files.createTempDirectory("kafka-broker-");
        this.configuration = folder.resolve("server.properties");
        this.log = folder.resolve("kafka.log");
        Runtime.getRuntime().addShutdownHook(shutdownHook);
    }

    /**
     * Starts a broker and waits until it answers requests.
     *
     * @throws IllegalStateException if Kafka ends or stays silent instead; the message shows the end of its log
     */
    public static KafkaBroker start() {
        return start(Ports::free);
    }

    /** Somebody may take a port between our choosing it and Kafka's binding it: bad luck once, a fault if it lasts. */
    static KafkaBroker start(Supplier<Ports> choice) {
        try {
            return startOn(choice.get());
        } catch (PortTakenException lostRace) {
            return startOn(choice.get());
        }
    }

    private static KafkaBroker startOn(Ports ports) {
        try {
            KafkaBroker broker = new KafkaBroker(ports);
            try {
                broker.formatStorage();
                broker.runUntilItAnswers();
            } catch (Throwable failure) {
                broker.close();
                throw failure;
            }
            return broker;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while Kafka was starting.", e);
        }
    }

    /** The loopback address that the broker listens on and advertises. */
    public String host() {
        return HOST;
    }

    /** The port of the broker's listener; the controller's is of no use to a client. */
    public int port() {
        return ports.broker();
    }

    /** Host and port as Kafka's own clients want them in {@code bootstrap.servers}. */
    public String bootstrapServers() {
        return HOST + ":" + port();
    }

    /** Host and port as sockets want them. */
    public InetSocketAddress address() {
        return new InetSocketAddress(HOST, port());
    }

    /** Stops the broker, waits until its process is gone and deletes its folder. A second call does nothing. */
    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(shutdownHook);
        } catch (IllegalStateException shuttingDown) {
            // The hook runs already, and to discard twice does no harm.
        }
        discard();
    }

    Path folder() {
        return folder;
    }

    ProcessHandle process() {
        return child.process().toHandle();
    }

    private void formatStorage() throws IOException, InterruptedException {
        Files.writeString(configuration, serverProperties());
        String clusterId = Uuid.randomUuid().toString();
        String[] arguments = {"format", "--standalone", "-t", clusterId, "-c", configuration.toString()};
        child = ChildJvm.start(log, "kafka.tools.StorageTool", arguments);
        Process format = child.process();
        if (!format.waitFor(START_LIMIT.toSeconds(), TimeUnit.SECONDS) || format.exitValue() != 0) {
            throw failure("its storage was not formatted");
        }
    }

    private void runUntilItAnswers() throws IOException, InterruptedException {
        child = ChildJvm.start(log, "kafka.Kafka", configuration.toString());
        long deadline = System.nanoTime() + START_LIMIT.toNanos();
        while (!ApiVersionsProbe.answers(address())) {
            requireComingUp();
            if (System.nanoTime() > deadline) {
                throw failure("it did not answer within " + START_LIMIT.toSeconds() + " seconds");
            }
            Thread.sleep(POLL_INTERVAL.toMillis());
        }
    }

    private void requireComingUp() {
        // Asked before the log is read, because Kafka first logs why it ends and then ends.
        boolean ended = !child.process().isAlive();
        if (child.log().contains(BIND_FAILURE)) {
            throw new PortTakenException(describe("a port was taken, " + ports));
        }
        if (ended) {
            throw failure("it ended with status " + child.process().exitValue());
        }
    }

    private synchronized void discard() {
        ChildJvm running = child;
        if (running != null) {
            running.stop();
        }
        delete(folder);
    }

    static void delete(Path folder) {
        if (Files.notExists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String serverProperties() {
        return """
                process.roles=broker,controller
                node.id=1
                listeners=PLAINTEXT://%1$s:%2$d,CONTROLLER://%1$s:%3$d
                controller.listener.names=CONTROLLER
                controller.quorum.bootstrap.servers=%1$s:%3$d
                log.dirs=%4$s

                # One node has nobody to replicate to.
                offsets.topic.replication.factor=1
                transaction.state.log.replication.factor=1
                transaction.state.log.min.isr=1
                share.coordinator.state.topic.replication.factor=1
                share.coordinator.state.topic.min.isr=1

                # A test has little data, and nobody joins its groups late.
                offsets.topic.num.partitions=1
                transaction.state.log.num.partitions=1
                share.coordinator.state.topic.num.partitions=1
                group.initial.rebalance.delay.ms=0
                num.network.threads=1
                num.io.threads=2
                # Allocated up front; the default is 128 MB.
                log.cleaner.dedupe.buffer.size=2097152
                """.formatted(HOST, ports.broker(), ports.controller(), folder.resolve("data"));
    }

    private IllegalStateException failure(String reason) {
        return new IllegalStateException(describe(reason));
    }

    private String describe(String reason) {
        return "Kafka did not start: " + reason + ". The end of its log:\n" + child.logTail();
    }

    /** The two ports of a node. */
    record Ports(int broker, int controller) {

        /** Holds both ports at once, so that they differ. */
        static Ports free() {
            try (ServerSocket broker = new ServerSocket(0, 1, InetAddress.getByName(HOST));
                    ServerSocket controller = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
                return new Ports(broker.getLocalPort(), controller.getLocalPort());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static final class PortTakenException extends IllegalStateException {

        private static final long serialVersionUID = 1L;

        PortTakenException(String message) {
            super(message);
        }
    }
}
