/**
 * What share coordinators keep in {@code __share_group_state}: keys and values of its records. Tools that read the topic
 * need it, clients do not.
 */
@KafkaSchemas(folders = "share/common/message")
package dev.wirecord.kafka.share;

import dev.wirecord.annotation.KafkaSchemas;
