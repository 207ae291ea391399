package dev.wirecord.explorer;

import picocli.CommandLine.IVersionProvider;

/** The version of the command, from the manifest of its jar. */
final class WirecordVersion implements IVersionProvider {

    @Override
    public String[] getVersion() {
        String version = Wirecord.class.getPackage().getImplementationVersion();
        return new String[] {
            "wirecord " + (version == null ? "unpackaged" : version), "on Java " + System.getProperty("java.version")
        };
    }
}
