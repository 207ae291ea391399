package dev.wirecord.processor.schemas;

/**
 * A schema as a file has it.
 *
 * @param name the file's name, for problems
 * @param text what is in it
 * @param isNamed whether it was asked for by name, and not with its folder
 */
public record SchemaFile(String name, String text, boolean isNamed) {}
