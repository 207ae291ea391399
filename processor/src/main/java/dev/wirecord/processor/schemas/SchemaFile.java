package dev.wirecord.processor.schemas;

/**
 * A schema as a file has it.
 *
 * @param name the file's name, for problems
 * @param text what is in it
 */
public record SchemaFile(String name, String text) {}
