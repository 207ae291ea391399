package dev.wirecord.processor.declaration;

import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.WireType;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.SourceAnchor;

/**
 * A component of a record, as written. Ranges are texts that nobody has read yet.
 *
 * @param component the component's name
 * @param anchor the component's name in the source
 * @param type what its Java type says
 * @param struct the record that is its type or its element type, or null
 * @param name the name in Kafka's schemas
 * @param versions the versions in which it exists
 * @param flexible the override of the flexible versions, null where none was written
 * @param tagged the versions in which it is tagged, null where none were written
 * @param tag the tag, -1 where none was written
 * @param nullable the versions in which it may be null
 * @param defaultValue the default, null where none was written
 * @param ignorable whether a value may be dropped
 * @param mapKey whether it is part of the key
 * @param wireType the type that the Java type does not say
 * @param entityType what the value stands for
 * @param about the component's documentation
 */
public record FieldDeclaration(
        String component,
        SourceAnchor anchor,
        JavaType type,
        StructDeclaration struct,
        Located<String> name,
        Located<String> versions,
        Located<String> flexible,
        Located<String> tagged,
        Located<Integer> tag,
        Located<String> nullable,
        Located<String> defaultValue,
        boolean ignorable,
        Located<Boolean> mapKey,
        Located<WireType> wireType,
        Located<EntityType> entityType,
        String about) {}
