package dev.wirecord.error;

/** A compression whose library is neither on the class path nor on the module path, or does not run here. */
public final class MissingLibraryException extends KafkaCodecException {

    private static final long serialVersionUID = 1L;

    private final String artifact;

    /**
     * Creates an error.
     *
     * @param compression the compression, as Kafka's configuration spells it
     * @param artifact group and artifact id of the library, as Maven writes them
     * @param module the library's module name
     * @param cause what loading it failed with
     */
    public MissingLibraryException(String compression, String artifact, String module, Throwable cause) {
        super("The library for " + compression + " cannot be loaded. Add the dependency " + artifact
                + ", and on the module path \"requires " + module + "\".");
        initCause(cause);
        this.artifact = artifact;
    }

    /** Group and artifact id of the library, as in {@code org.xerial.snappy:snappy-java}. */
    public String artifact() {
        return artifact;
    }
}
