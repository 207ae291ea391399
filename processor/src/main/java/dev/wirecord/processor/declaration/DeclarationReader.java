package dev.wirecord.processor.declaration;

import com.palantir.javapoet.ClassName;
import dev.wirecord.annotation.EntityType;
import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.KafkaStruct;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.annotation.WireType;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Located;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Reads one message and every record in it. A record that occurs in several places is read once. */
public final class DeclarationReader {

    private static final String KAFKA_REQUEST = "dev.wirecord.codec.KafkaRequest";

    private final Elements elements;
    private final Diagnostics diagnostics;
    private final Map<TypeElement, StructDeclaration> structs = new HashMap<>();
    private final Set<TypeElement> open = new LinkedHashSet<>();
    private boolean unresolved;

    /** A reader for one message, whose cycles it reports. */
    public DeclarationReader(Elements elements, Diagnostics diagnostics) {
        this.elements = elements;
        this.diagnostics = diagnostics;
    }

    /** Where the annotation of that class stands on the element, which has it. */
    public static SourceAnchor anchor(Element element, Class<?> annotation) {
        return AnnotationReader.of(element, annotation).anchor();
    }

    /** Whether something of what was read names a type or a constant that does not exist, or not yet. */
    public boolean isUnresolved() {
        return unresolved;
    }

    private AnnotationReader annotation(Element element, Class<?> annotation) {
        AnnotationReader reader = AnnotationReader.of(element, annotation);
        unresolved |= reader.isUnresolved();
        return reader;
    }

    /** Reads a record with {@code @KafkaMessage}. */
    public MessageDeclaration readMessage(TypeElement element) {
        AnnotationReader message = annotation(element, KafkaMessage.class);
        return new MessageDeclaration(
                readStruct(element),
                message.constant("type", MessageType.DATA),
                message.number("apiKey", -1),
                message.text("versions", ""),
                message.text("flexible", "none"),
                message.texts("listeners", List.of()),
                message.flag("latestVersionUnstable"),
                readResponse(element));
    }

    /** What the record names as its answer, or null. */
    private ResponseDeclaration readResponse(TypeElement element) {
        for (TypeMirror implemented : element.getInterfaces()) {
            DeclaredType type = (DeclaredType) implemented;
            boolean isRequest =
                    ((TypeElement) type.asElement()).getQualifiedName().contentEquals(KAFKA_REQUEST);
            if (isRequest && !type.getTypeArguments().isEmpty()) {
                TypeMirror response = type.getTypeArguments().get(0);
                unresolved |= response.getKind() == TypeKind.ERROR;
                return response.getKind() == TypeKind.DECLARED ? response((DeclaredType) response) : null;
            }
        }
        return null;
    }

    private ResponseDeclaration response(DeclaredType type) {
        AnnotationReader message = annotation(type.asElement(), KafkaMessage.class);
        return new ResponseDeclaration(
                type.asElement().getSimpleName().toString(),
                message.isPresent() ? message.constant("type", MessageType.DATA).value() : null,
                message.number("apiKey", -1).value());
    }

    /** Reads a record that occurs in a message, or could. */
    public StructDeclaration readStruct(TypeElement element) {
        StructDeclaration known = structs.get(element);
        if (known != null) {
            return known;
        }
        open.add(element);
        AnnotationReader struct = annotation(element, KafkaStruct.class);
        AnnotationReader message = annotation(element, KafkaMessage.class);
        String simpleName = element.getSimpleName().toString();
        ParamDocs docs = ParamDocs.parse(elements.getDocComment(element));
        StructDeclaration declaration = new StructDeclaration(
                element,
                ClassName.get(element),
                SourceAnchor.at(element),
                (message.isPresent() ? message : struct).text("name", simpleName),
                struct.text("versions", "0+"),
                readComponents(element, docs),
                docs.description());
        open.remove(element);
        structs.put(element, declaration);
        return declaration;
    }

    private List<FieldDeclaration> readComponents(TypeElement element, ParamDocs docs) {
        List<FieldDeclaration> components = new ArrayList<>();
        for (RecordComponentElement component : element.getRecordComponents()) {
            components.add(readField(component, docs));
        }
        return components;
    }

    private FieldDeclaration readField(RecordComponentElement component, ParamDocs docs) {
        String name = component.getSimpleName().toString();
        Element field = fieldBehind(component, name);
        AnnotationReader annotation = annotation(field, KafkaField.class);
        JavaType read = TypeReader.read(component.asType());
        // One compiler has the annotations of the type at the component, another at the field.
        JavaType type = read.named(Nullness.annotated(read.name(), List.of(component.asType(), field.asType())));
        unresolved |= type.unresolved();
        return new FieldDeclaration(
                name,
                SourceAnchor.at(field),
                type,
                type.struct() == null ? null : readNested(type.struct(), SourceAnchor.at(field)),
                annotation.text("name", Character.toUpperCase(name.charAt(0)) + name.substring(1)),
                versions(annotation),
                annotation.text("flexible", null),
                annotation.text("tagged", null),
                annotation.number("tag", -1),
                annotation.text("nullable", "none"),
                annotation.text("defaultValue", null),
                annotation.flag("ignorable").value(),
                annotation.flag("mapKey"),
                annotation.constant("type", WireType.INFERRED),
                annotation.constant("entityType", EntityType.UNKNOWN),
                docs.param(name));
    }

    /** As in Kafka's schemas, a field with {@code tagged} alone exists in just those versions. */
    private static Located<String> versions(AnnotationReader annotation) {
        Located<String> versions = annotation.text("versions", null);
        Located<String> tagged = annotation.text("tagged", null);
        if (versions.value() == null && tagged.value() != null) {
            return tagged;
        }
        return annotation.text("versions", "0+");
    }

    private StructDeclaration readNested(TypeElement struct, SourceAnchor use) {
        if (open.contains(struct)) {
            diagnostics.report(
                    use,
                    Problem.STRUCT_CYCLE,
                    struct.getSimpleName(),
                    use.element().getSimpleName());
            return null;
        }
        return readStruct(struct);
    }

    /** The private field of a component: the one place where javac gives a component's annotations a position. */
    private static Element fieldBehind(RecordComponentElement component, String name) {
        for (Element field :
                ElementFilter.fieldsIn(component.getEnclosingElement().getEnclosedElements())) {
            if (field.getKind() == ElementKind.FIELD && field.getSimpleName().contentEquals(name)) {
                return field;
            }
        }
        return component;
    }
}
