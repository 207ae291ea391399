/**
 * What can go wrong, in words, and where in the source it is reported. Nothing outside this package talks to the
 * compiler's messager.
 */
package dev.wirecord.processor.diagnostic;
