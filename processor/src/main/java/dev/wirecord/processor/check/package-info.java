/**
 * What is wrong with a declaration: one class for each subject, all of them listed in {@code MessageChecks}. The last
 * step, {@code ModelFactory}, turns a declaration without problems into the model.
 */
package dev.wirecord.processor.check;
