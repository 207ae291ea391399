package dev.wirecord.processor.declaration;

import com.palantir.javapoet.ClassName;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import dev.wirecord.processor.model.Carrier;
import java.util.List;
import javax.lang.model.element.TypeElement;

/**
 * A record whose components are fields: a message or a part of one.
 *
 * @param element the record, or null for one that is yet to be written
 * @param className the record's name
 * @param anchor the name of the record in the source
 * @param name the name in Kafka's schemas
 * @param versions the versions of its own, {@code "0+"} where none were written
 * @param components all components in order, {@code TaggedFields} among them
 * @param about the documentation of the record
 */
public record StructDeclaration(
        TypeElement element,
        ClassName className,
        SourceAnchor anchor,
        Located<String> name,
        Located<String> versions,
        List<FieldDeclaration> components,
        String about) {

    /** The components that are fields, which are all but the one for unknown tagged fields. */
    public List<FieldDeclaration> fields() {
        return components.stream()
                .filter(component -> component.type().carrier() != Carrier.TAGGED_FIELDS)
                .toList();
    }

    /** The components that hold unknown tagged fields: none or one, or more by mistake. */
    public List<FieldDeclaration> taggedFields() {
        return components.stream()
                .filter(component -> component.type().carrier() == Carrier.TAGGED_FIELDS)
                .toList();
    }
}
