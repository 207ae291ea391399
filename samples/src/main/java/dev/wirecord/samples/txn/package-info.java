/** An API of Kafka's, written by hand: how a request and its response look as records. */
package dev.wirecord.samples.txn;
