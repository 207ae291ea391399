/**
 * What compresses and decompresses the records of a batch. The only package that touches libraries, each in a class of
 * its own which is loaded when it is needed; {@link dev.wirecord.record.RecordBatch} and {@link
 * dev.wirecord.record.RecordBatchBuilder} are its only users.
 */
package dev.wirecord.compression;
