/**
 * What the user wrote, and where: records and annotations as they stand in the source, right or wrong. This is the only
 * stage that looks at the compiler's elements and annotation mirrors.
 */
package dev.wirecord.processor.declaration;
