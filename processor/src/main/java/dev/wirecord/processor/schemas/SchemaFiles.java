package dev.wirecord.processor.schemas;

import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;
import javax.tools.StandardLocation;

/** Finds the schemas that an annotation asks for. */
public final class SchemaFiles {

    private final Diagnostics diagnostics;
    private final List<SchemaFile> found = new ArrayList<>();

    /** A search that reports what it misses. */
    public SchemaFiles(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /**
     * Reads every {@code .json} file of the folders, in the order of their names.
     *
     * @param root the folder that the others are relative to, or null when no option names one
     */
    public void addFolders(String root, Located<List<String>> folders) {
        if (root == null) {
            diagnostics.report(folders.anchor(), Problem.SCHEMA_FOLDER_UNNAMED);
            return;
        }
        for (String name : folders.value()) {
            Path folder = Path.of(root).resolve(name).normalize();
            if (Files.isDirectory(folder)) {
                addFolder(folder, folders);
            } else {
                diagnostics.report(folders.anchor(), Problem.SCHEMA_FOLDER_MISSING, folder);
            }
        }
    }

    private void addFolder(Path folder, Located<List<String>> folders) {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                if (name.endsWith(".json")) {
                    addFile(file, name, folders.anchor());
                }
            }
        } catch (IOException e) {
            diagnostics.report(folders.anchor().in(folder.toString()), Problem.SCHEMA_UNREADABLE, e);
        }
    }

    private void addFile(Path file, String name, SourceAnchor anchor) {
        try {
            found.add(new SchemaFile(name, Files.readString(file), false));
        } catch (MalformedInputException e) {
            diagnostics.report(anchor.in(name), Problem.SCHEMA_UNREADABLE, "It is not encoded in UTF-8");
        } catch (IOException e) {
            diagnostics.report(anchor.in(name), Problem.SCHEMA_UNREADABLE, e);
        }
    }

    /** Reads single schemas from the class path of the compilation. */
    public void addResources(Filer filer, Located<List<String>> resources) {
        for (String name : resources.value()) {
            try {
                CharSequence text =
                        filer.getResource(StandardLocation.CLASS_PATH, "", name).getCharContent(true);
                found.add(new SchemaFile(name.substring(name.lastIndexOf('/') + 1), text.toString(), true));
            } catch (IOException | IllegalArgumentException e) {
                diagnostics.report(resources.anchor(), Problem.SCHEMA_RESOURCE_MISSING, name);
            }
        }
    }

    /** What was found. */
    public List<SchemaFile> found() {
        return found;
    }
}
