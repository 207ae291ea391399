package dev.wirecord.kafka.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wirecord.codec.CodecProvider;
import dev.wirecord.codec.MessageCodec;
import dev.wirecord.explain.SchemaPrinter;
import dev.wirecord.kafka.Comparison;
import dev.wirecord.kafka.KafkaCodecs;
import dev.wirecord.schema.MessageSchema;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the printer prints is a schema that can be imported, and gives the schema that was printed. */
class SchemaRoundTripTest {

    private static final String PACKAGE = "org.example.printed";

    @TempDir
    private Path work;

    @Test
    void importingWhatWasPrintedGivesTheSameSchemas() throws Exception {
        Map<String, MessageSchema> printed = new TreeMap<>();
        List<Path> sources = new ArrayList<>();
        for (MessageCodec<?> codec : Comparison.codecs(new KafkaCodecs())) {
            String folder = folder(codec);
            Path schemas = Files.createDirectories(work.resolve("schemas").resolve(folder));
            Files.writeString(schemas.resolve(codec.name() + ".json"), SchemaPrinter.print(codec.schema()));
            printed.put(folder + "." + codec.name(), codec.schema());
            addPackage(folder, sources);
        }

        compile(sources);

        try (URLClassLoader loader = new URLClassLoader(
                new URL[] {work.resolve("classes").toUri().toURL()}, getClass().getClassLoader())) {
            Map<String, MessageSchema> imported = new TreeMap<>();
            for (MessageCodec<?> codec : Comparison.codecs(provider(loader))) {
                imported.put(folder(codec) + "." + codec.name(), codec.schema());
            }
            assertEquals(printed.keySet(), imported.keySet());
            printed.forEach((name, schema) -> assertEquals(schema, imported.get(name)));
        }
    }

    private static CodecProvider provider(ClassLoader loader) throws ReflectiveOperationException {
        Class<?> provider = Class.forName(PACKAGE + ".Codecs", true, loader);
        return (CodecProvider) provider.getConstructor().newInstance();
    }

    /** The last part of the package: names of messages are unique in a package only. */
    private static String folder(MessageCodec<?> codec) {
        String name = codec.recordType().getPackageName();
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private void addPackage(String folder, List<Path> sources) throws IOException {
        Path source =
                Files.createDirectories(work.resolve("sources").resolve(folder)).resolve("package-info.java");
        if (!sources.contains(source)) {
            String text = "@dev.wirecord.annotation.KafkaSchemas(folders = \"" + folder + "\")\npackage " + PACKAGE
                    + "." + folder + ";\n";
            sources.add(Files.writeString(source, text));
        }
    }

    private void compile(List<Path> sources) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> options = List.of(
                "-d",
                Files.createDirectories(work.resolve("classes")).toString(),
                "-g:none",
                "-Awirecord.schemas=" + work.resolve("schemas"),
                "-Awirecord.provider=" + PACKAGE + ".Codecs");
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            JavaCompiler.CompilationTask task =
                    compiler.getTask(messages, files, null, options, null, files.getJavaFileObjectsFromPaths(sources));
            task.setProcessors(processors());
            assertTrue(task.call(), messages::toString);
        }
    }

    /** Ours, of all that the class path has. */
    private static List<Processor> processors() {
        return ServiceLoader.load(Processor.class).stream()
                .filter(processor -> processor.type().getPackageName().equals("dev.wirecord.processor"))
                .map(ServiceLoader.Provider::get)
                .toList();
    }
}
