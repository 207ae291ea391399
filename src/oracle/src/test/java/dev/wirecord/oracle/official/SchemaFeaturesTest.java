package dev.wirecord.oracle.official;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.wirecord.codec.MessageCodec;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Whether the messages of this package use, together, everything that Kafka's own schemas use. */
class SchemaFeaturesTest {

    private static final List<MessageSchema> MESSAGES =
            OfficialCodecs.ALL.stream().map(MessageCodec::schema).toList();

    private static final List<Place> PLACES =
            MESSAGES.stream().map(Place::of).flatMap(List::stream).toList();

    @TestFactory
    Stream<DynamicTest> everyTypeOccurs() {
        return Stream.of(ScalarType.values()).map(type -> occurs(type.kafkaName(), place -> place.type() == type));
    }

    @TestFactory
    Stream<DynamicTest> everyTypeOfElementOccurs() {
        List<ScalarType> neverElements = List.of(
                ScalarType.BOOL,
                ScalarType.UINT16,
                ScalarType.UINT32,
                ScalarType.FLOAT64,
                ScalarType.BYTES,
                ScalarType.RECORDS);
        return Stream.of(ScalarType.values())
                .filter(type -> !neverElements.contains(type))
                .map(type -> occurs("[]" + type.kafkaName(), place -> place.element() == type));
    }

    @TestFactory
    Stream<DynamicTest> everyTypeOfTaggedFieldOccurs() {
        return Stream.of(
                tagged("bool", place -> place.type() == ScalarType.BOOL),
                tagged("int8", place -> place.type() == ScalarType.INT8),
                tagged("int16", place -> place.type() == ScalarType.INT16),
                tagged("int32", place -> place.type() == ScalarType.INT32),
                tagged("int64", place -> place.type() == ScalarType.INT64),
                tagged("uuid", place -> place.type() == ScalarType.UUID),
                tagged("nullable string", place -> place.type() == ScalarType.STRING && place.isNullable()),
                tagged("nullable []int32", place -> place.element() == ScalarType.INT32 && place.isNullable()),
                tagged("[]uuid", place -> place.element() == ScalarType.UUID && !place.isNullable()),
                tagged("nullable []uuid", place -> place.element() == ScalarType.UUID && place.isNullable()),
                tagged("struct", place -> place.isStruct() && !place.isNullable()),
                tagged("nullable struct", place -> place.isStruct() && place.isNullable()),
                tagged("keyed []struct", Place::isKeyedArray),
                tagged("nullable, but not by default", Place::isNullableButNotByDefault));
    }

    @TestFactory
    Stream<DynamicTest> everyOrderOfTagsOccurs() {
        return Stream.of(
                occurs("tag later than flexible", Place::isTaggedLaterThanFlexible),
                occurs("tag before positional fields", Place::isTaggedBeforePositional),
                occurs("tags out of order", Place::isTaggedOutOfOrder));
    }

    @TestFactory
    Stream<DynamicTest> everyUseOfVersionsOccurs() {
        return Stream.of(
                occurs("field added", Place::isAdded),
                occurs("field retired", Place::isRetired),
                occurs("field in one of many versions", Place::isInOneOfManyVersions),
                occurs("field in no version", Place::isInNoVersion),
                occurs("struct with versions of its own", Place::isInStructWithVersions),
                occurs("flexible apart from the message", place -> place.field().flexible() != null));
    }

    @TestFactory
    Stream<DynamicTest> everyUseOfNullOccurs() {
        return Stream.of(
                occurs("null later than the field", Place::isNullableLater),
                occurs("null for a while", Place::isNullableForAWhile),
                occurs("null in more versions than the field", Place::isNullableTooWidely),
                occurs("null in a removed version", Place::isNullableInRemovedVersion),
                occurs("null, but not by default", Place::isNullableButNotByDefault),
                occurs("null by default", place -> place.defaultText().equals("null")),
                occurs(
                        "null struct",
                        place -> place.isStruct()
                                && place.isNullable()
                                && !place.field().hasTag()));
    }

    @TestFactory
    Stream<DynamicTest> everyOtherAttributeOccurs() {
        return Stream.of(
                occurs("ignorable", place -> place.field().ignorable()),
                occurs("key of an element", place -> place.field().mapKey()),
                occurs("key of several fields", Place::isInStructWithSeveralKeys),
                occurs("zero copy", place -> place.field().zeroCopy()),
                occurs("default in hexadecimal", place -> place.defaultText().startsWith("0x")),
                occurs("default true", place -> place.defaultText().equals("true")),
                occurs(
                        "name in lower case",
                        place -> Character.isLowerCase(place.field().name().charAt(0))),
                occurs("one struct for two fields", Place::isOfSharedStruct));
    }

    @TestFactory
    Stream<DynamicTest> everyKindOfMessageOccurs() {
        return Stream.of(
                message("never flexible", message -> message.flexible().isNone()),
                message("flexible midway", message -> message.flexible().lowest() > lowest(message)),
                message("flexible from the start", message -> message.flexible().contains(lowest(message))),
                message("without version 0", message -> lowest(message) > 0),
                message("unstable in its latest version", MessageSchema::latestVersionUnstable),
                message("without a field", message -> message.fields().isEmpty()));
    }

    @TestFactory
    Stream<DynamicTest> everyTypeOfMessageOccurs() {
        return Stream.of(MessageType.values())
                .map(type -> message(type.kafkaName(), message -> message.type() == type));
    }

    private static int lowest(MessageSchema message) {
        return message.versions().lowest();
    }

    private static DynamicTest tagged(String feature, Predicate<Place> test) {
        return occurs("tagged, " + feature, place -> place.field().hasTag() && test.test(place));
    }

    private static DynamicTest occurs(String feature, Predicate<Place> test) {
        return dynamicTest(feature, () -> assertTrue(PLACES.stream().anyMatch(test), "no field is " + feature));
    }

    private static DynamicTest message(String feature, Predicate<MessageSchema> test) {
        return dynamicTest(feature, () -> assertTrue(MESSAGES.stream().anyMatch(test), "no message is " + feature));
    }
}
