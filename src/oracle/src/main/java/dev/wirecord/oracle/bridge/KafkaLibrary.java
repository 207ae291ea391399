package dev.wirecord.oracle.bridge;

import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;

/** The classes that one version of Kafka generated, behind one class loader. */
public final class KafkaLibrary {

    /** Where the jars of Kafka keep them: clients, metadata, storage, raft and the three coordinators. */
    private static final List<String> PACKAGES = List.of(
            "org.apache.kafka.common.message",
            "org.apache.kafka.common.metadata",
            "org.apache.kafka.server.log.remote.metadata.storage.generated",
            "org.apache.kafka.raft.generated",
            "org.apache.kafka.coordinator.group.generated",
            "org.apache.kafka.coordinator.share.generated",
            "org.apache.kafka.coordinator.transaction.generated");

    private final ClassLoader loader;
    private final KafkaRuntime runtime;

    /** The Kafka that {@code loader} finds. */
    public KafkaLibrary(ClassLoader loader) {
        this.loader = loader;
        this.runtime = new KafkaRuntime(loader);
    }

    /**
     * The Kafka in the given jars, whatever Kafka is on the class path of this program. Besides kafka-clients it needs
     * slf4j.
     */
    public static KafkaLibrary inJars(List<Path> jars) {
        URL[] urls = jars.stream().map(KafkaLibrary::url).toArray(URL[]::new);
        return new KafkaLibrary(new URLClassLoader(urls, ClassLoader.getPlatformClassLoader()));
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException("no jar can be at " + jar, e);
        }
    }

    /** The Kafka on the class path of this program. */
    public static KafkaLibrary onClassPath() {
        return new KafkaLibrary(KafkaLibrary.class.getClassLoader());
    }

    /**
     * Kafka's class for a message, looked for in all of Kafka's packages.
     *
     * @throws IllegalArgumentException when the class is not there, or has not the fields of the schema
     */
    public KafkaMessage message(MessageSchema schema) {
        for (String packageName : PACKAGES) {
            if (loader.getResource(className(packageName, schema).replace('.', '/') + ".class") != null) {
                return message(schema, packageName);
            }
        }
        throw new IllegalArgumentException("Kafka has no class for " + schema.name());
    }

    /**
     * Kafka's class for a message.
     *
     * @throws IllegalArgumentException when the class is not there, or has not the fields of the schema
     */
    public KafkaMessage message(MessageSchema schema, String packageName) {
        return new KafkaMessage(runtime, schema, runtime.load(className(packageName, schema)));
    }

    private static String className(String packageName, MessageSchema schema) {
        MessageType type = schema.type();
        boolean suffixed = type == MessageType.REQUEST || type == MessageType.RESPONSE || type == MessageType.HEADER;
        return packageName + "." + schema.name() + (suffixed ? "Data" : "");
    }
}
