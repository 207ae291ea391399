package dev.wirecord.explorer.browser;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explorer.site.Site;
import dev.wirecord.explorer.site.SiteWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** The site of all messages, written once for all tests. */
final class TestSite {

    private static final Path FOLDER = write();

    private TestSite() {}

    private static Path write() {
        Path folder = Path.of("target", "test-site").toAbsolutePath();
        try {
            new SiteWriter(new Site(CodecRegistry.load(), false), folder).write(done -> {});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return folder;
    }

    static Path folder() {
        return FOLDER;
    }
}
