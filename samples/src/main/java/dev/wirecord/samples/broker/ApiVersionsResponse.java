package dev.wirecord.samples.broker;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;
import java.util.List;

/**
 * What a broker serves.
 *
 * @param errorCode why the broker does not say, or 0
 * @param apiKeys the APIs and their versions
 * @param throttleTimeMs how many milliseconds the broker held the request back because of a quota
 * @param supportedFeatures the features that the broker knows
 * @param finalizedFeaturesEpoch the epoch of the finalized features, or -1 when it is unknown
 * @param finalizedFeatures the features that the cluster has turned on
 * @param zkMigrationReady whether the broker could leave ZooKeeper
 * @param taggedFields what newer brokers say and this record does not know
 */
@KafkaMessage(apiKey = 18, type = MessageType.RESPONSE, versions = "0-3", flexible = "3+")
public record ApiVersionsResponse(
        short errorCode,
        List<ApiVersion> apiKeys,
        @KafkaField(versions = "1+", ignorable = true) int throttleTimeMs,

        @KafkaField(versions = "3+", tag = 0, ignorable = true)
        List<SupportedFeatureKey> supportedFeatures,

        @KafkaField(versions = "3+", tag = 1, ignorable = true, defaultValue = "-1")
        long finalizedFeaturesEpoch,

        @KafkaField(versions = "3+", tag = 2, ignorable = true)
        List<FinalizedFeatureKey> finalizedFeatures,

        @KafkaField(versions = "3+", tag = 3, ignorable = true)
        boolean zkMigrationReady,

        TaggedFields taggedFields) {

    /**
     * The versions of one API.
     *
     * @param apiKey the API
     * @param minVersion its lowest version
     * @param maxVersion its highest version
     */
    public record ApiVersion(@KafkaField(mapKey = true) short apiKey, short minVersion, short maxVersion) {}

    /**
     * The versions of one feature that the broker knows.
     *
     * @param name the feature
     * @param minVersion its lowest version
     * @param maxVersion its highest version
     */
    public record SupportedFeatureKey(
            @KafkaField(versions = "3+", mapKey = true) String name,
            @KafkaField(versions = "3+") short minVersion,
            @KafkaField(versions = "3+") short maxVersion) {}

    /**
     * The versions of one feature that the cluster has turned on.
     *
     * @param name the feature
     * @param maxVersionLevel its highest version
     * @param minVersionLevel its lowest version
     */
    public record FinalizedFeatureKey(
            @KafkaField(versions = "3+", mapKey = true) String name,
            @KafkaField(versions = "3+") short maxVersionLevel,
            @KafkaField(versions = "3+") short minVersionLevel) {}
}
