/**
 * What goes wrong between a value and its bytes. Every exception here is unchecked and a {@link
 * dev.wirecord.error.KafkaCodecException}; programs catch that one unless they tell the kinds apart.
 */
package dev.wirecord.error;
