package dev.wirecord.frame;

import dev.wirecord.schema.Versions;

/**
 * Which version of the header goes before which version of a message (KIP-482, KIP-511). The rule holds for any version,
 * supported or not: a server must read the header of a request whose version it does not know.
 */
public final class HeaderVersions {

    private static final int CONTROLLED_SHUTDOWN = 7;
    private static final int API_VERSIONS = 18;

    private HeaderVersions() {}

    /**
     * The version of the request header.
     *
     * @param flexible the flexible versions of the request
     * @return 2 for flexible versions, 1 for others, and 0 for ControlledShutdown v0 alone
     */
    public static int request(int apiKey, int apiVersion, Versions flexible) {
        if (isFlexible(apiVersion, flexible)) {
            return 2;
        }
        return apiKey == CONTROLLED_SHUTDOWN && apiVersion == 0 ? 0 : 1;
    }

    /**
     * The version of the response header.
     *
     * @param flexible the flexible versions of the response
     * @return 1 for flexible versions and 0 for others; 0 for every version of ApiVersions, whose client may not know yet
     *     what the server speaks
     */
    public static int response(int apiKey, int apiVersion, Versions flexible) {
        return apiKey != API_VERSIONS && isFlexible(apiVersion, flexible) ? 1 : 0;
    }

    private static boolean isFlexible(int apiVersion, Versions flexible) {
        return !flexible.isNone() && apiVersion >= flexible.lowest();
    }
}
