package dev.wirecord.oracle.official;

import dev.wirecord.codec.MessageCodec;
import java.util.List;

/** The codecs that were generated for the records of this package. */
final class OfficialCodecs {

    static final List<MessageCodec<?>> ALL = List.of(
            AddPartitionsToTxnRequestCodec.INSTANCE,
            AlterClientQuotasRequestCodec.INSTANCE,
            ApiVersionsRequestCodec.INSTANCE,
            ApiVersionsResponseCodec.INSTANCE,
            BrokerHeartbeatRequestCodec.INSTANCE,
            ConsumerGroupMemberMetadataValueCodec.INSTANCE,
            ConsumerProtocolSubscriptionCodec.INSTANCE,
            CreateTopicsRequestCodec.INSTANCE,
            CreateTopicsResponseCodec.INSTANCE,
            DescribeTopicPartitionsRequestCodec.INSTANCE,
            DescribeTopicPartitionsResponseCodec.INSTANCE,
            EndTransactionRecordCodec.INSTANCE,
            EnvelopeRequestCodec.INSTANCE,
            FetchRequestCodec.INSTANCE,
            FetchResponseCodec.INSTANCE,
            FetchSnapshotResponseCodec.INSTANCE,
            GetTelemetrySubscriptionsResponseCodec.INSTANCE,
            InitProducerIdRequestCodec.INSTANCE,
            JoinGroupResponseCodec.INSTANCE,
            ListTransactionsRequestCodec.INSTANCE,
            MetadataRequestCodec.INSTANCE,
            MetadataResponseCodec.INSTANCE,
            OffsetCommitKeyCodec.INSTANCE,
            OffsetCommitValueCodec.INSTANCE,
            OffsetFetchRequestCodec.INSTANCE,
            PartitionChangeRecordCodec.INSTANCE,
            ProduceRequestCodec.INSTANCE,
            ProduceResponseCodec.INSTANCE,
            ProducerSnapshotCodec.INSTANCE,
            RequestHeaderCodec.INSTANCE,
            ResponseHeaderCodec.INSTANCE,
            ShareFetchRequestCodec.INSTANCE,
            ShareFetchResponseCodec.INSTANCE,
            StreamsGroupDescribeResponseCodec.INSTANCE,
            StreamsGroupHeartbeatRequestCodec.INSTANCE,
            StreamsGroupMetadataValueCodec.INSTANCE,
            TransactionLogValueCodec.INSTANCE,
            UpdateRaftVoterRequestCodec.INSTANCE,
            UpdateRaftVoterResponseCodec.INSTANCE,
            VoteResponseCodec.INSTANCE);

    private OfficialCodecs() {}
}
