package dev.wirecord.explorer.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntConsumer;

/** Writes a site into a folder, as files that need nothing but each other. */
public final class SiteWriter {

    private final Site site;
    private final Path folder;

    /** Writes into {@code folder}, which is made when there is none. Files that are there already are replaced. */
    public SiteWriter(Site site, Path folder) {
        this.site = site;
        this.folder = folder;
    }

    /**
     * Writes all pages and what they need.
     *
     * @param progress is told after each page how many there are so far
     * @return how many bytes were written
     * @throws IOException when a file cannot be written
     */
    public long write(IntConsumer progress) throws IOException {
        long bytes = 0;
        for (Asset asset : Asset.values()) {
            bytes += write(asset.path(), asset.bytes());
        }
        int pages = 0;
        for (String path : site.paths()) {
            bytes += write(path, site.page(path).orElseThrow().getBytes(StandardCharsets.UTF_8));
            progress.accept(++pages);
        }
        return bytes;
    }

    private long write(String path, byte[] content) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
        return content.length;
    }
}
