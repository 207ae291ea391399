package dev.wirecord.oracle;

import dev.wirecord.type.TaggedFields;

/** The record of {@link HeartbeatCodec}. */
record HeartbeatRequest(
        String groupId, int generationId, String memberId, String groupInstanceId, TaggedFields unknown) {}
