package dev.wirecord.oracle.official;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.type.TaggedFields;
import java.util.List;

/** The APIs and features of a broker: structs, a number and a flag in the tag section. */
@KafkaMessage(apiKey = 18, type = MessageType.RESPONSE, versions = "0-5", flexible = "3+")
public record ApiVersionsResponse(
        short errorCode,
        List<ApiVersion> apiKeys,
        @KafkaField(versions = "1+", ignorable = true) int throttleTimeMs,

        @KafkaField(versions = "3+", tag = 0, ignorable = true)
        List<SupportedFeatureKey> supportedFeatures,

        @KafkaField(versions = "3+", tag = 1, defaultValue = "-1", ignorable = true)
        long finalizedFeaturesEpoch,

        @KafkaField(versions = "3+", tag = 2, ignorable = true)
        List<FinalizedFeatureKey> finalizedFeatures,

        @KafkaField(versions = "3+", tag = 3, defaultValue = "false", ignorable = true)
        boolean zkMigrationReady,

        TaggedFields unknownTaggedFields) {

    /** An API and its versions. */
    public record ApiVersion(
            @KafkaField(mapKey = true) short apiKey,
            short minVersion,
            short maxVersion,
            TaggedFields unknownTaggedFields) {}

    /** A feature that the broker supports. */
    public record SupportedFeatureKey(
            @KafkaField(versions = "3+", mapKey = true) String name,
            @KafkaField(versions = "3+") short minVersion,
            @KafkaField(versions = "3+") short maxVersion,
            TaggedFields unknownTaggedFields) {}

    /** A feature that the cluster has settled on. */
    public record FinalizedFeatureKey(
            @KafkaField(versions = "3+", mapKey = true) String name,
            @KafkaField(versions = "3+") short maxVersionLevel,
            @KafkaField(versions = "3+") short minVersionLevel,
            TaggedFields unknownTaggedFields) {}
}
