package dev.wirecord.processor.golden;

import com.google.testing.compile.Compilation;
import dev.wirecord.processor.fixture.Compilations;
import dev.wirecord.processor.fixture.Folders;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/**
 * A folder of {@code goldens}: records, and beside them the files that the processor makes of them. The provider looks
 * alike for all shapes and stands in the folder {@code Provider} alone, which has nothing else.
 *
 * @param folder where it is
 */
record Golden(Path folder) {

    private static final String PROVIDER = "CodecProvider";

    static Stream<Golden> all() {
        return Folders.in("goldens").stream().map(Golden::new);
    }

    String shape() {
        return folder.getFileName().toString();
    }

    List<JavaFileObject> inputs() {
        return Folders.files(folder).stream()
                .filter(file -> !isGenerated(file))
                .map(Folders::source)
                .toList();
    }

    Compilation compile() {
        return Compilations.compile(Compilations.STRICT, inputs());
    }

    /** The expected files, by name. */
    Map<String, String> expected() {
        Map<String, String> texts = new TreeMap<>();
        Folders.files(folder).stream()
                .filter(Golden::isGenerated)
                .forEach(file -> texts.put(file.getFileName().toString(), Folders.text(file)));
        return texts;
    }

    /** The files that a compilation has written, by name, as far as they belong into the folder. */
    Map<String, String> actual(Compilation compilation) {
        Map<String, String> texts = new TreeMap<>();
        for (JavaFileObject file : compilation.generatedFiles()) {
            String name = Path.of(file.getName()).getFileName().toString();
            if (file.getKind() != JavaFileObject.Kind.CLASS && name.contains(PROVIDER) == shape().equals("Provider")) {
                texts.put(name, text(file));
            }
        }
        return texts;
    }

    void update(Map<String, String> texts) {
        try {
            for (String name : expected().keySet()) {
                Files.delete(folder.resolve(name));
            }
            for (Map.Entry<String, String> text : texts.entrySet()) {
                Files.writeString(folder.resolve(text.getKey()), text.getValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isGenerated(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith("Codec.java")
                || name.endsWith("Builder.java")
                || name.endsWith("Index.java")
                || name.contains(PROVIDER);
    }

    private static String text(JavaFileObject file) {
        try (var in = file.openInputStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
