/** Record batches through a real broker, with the catalog's own requests. */
package dev.wirecord.kafka.broker;
