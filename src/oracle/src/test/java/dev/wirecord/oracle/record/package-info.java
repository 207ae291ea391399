/** Record batches: what kafka-clients writes is read, and what Wirecord writes is read by kafka-clients. */
package dev.wirecord.oracle.record;
