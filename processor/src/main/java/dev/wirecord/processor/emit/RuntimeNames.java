package dev.wirecord.processor.emit;

import com.palantir.javapoet.ClassName;

/** The classes of the runtime that generated code names. */
final class RuntimeNames {

    static final ClassName MESSAGE_CODEC = codec("MessageCodec");
    static final ClassName KAFKA_REQUEST = codec("KafkaRequest");
    static final ClassName CODEC_PROVIDER = codec("CodecProvider");
    static final ClassName CODEC_ENTRIES = codec("CodecEntries");
    static final ClassName CODEC_ENTRY = codec("CodecEntry");

    static final ClassName BYTE_READER = io("ByteReader");
    static final ClassName OUTPUT = io("Output");
    static final ClassName ARRAY_READER = io("ArrayReader");
    static final ClassName ARRAY_WRITER = io("ArrayWriter");

    static final ClassName TAGGED_FIELDS = type("TaggedFields");
    static final ClassName TAGGED_FIELDS_COLLECTOR = type("TaggedFieldsCollector");
    static final ClassName FEW_INT32S = type("FewInt32s");
    static final ClassName OBJECT_LIST = type("ObjectList");
    static final ClassName LIST_INDEX = type("ListIndex");
    static final ClassName UUIDS = type("Uuids");

    static final ClassName UNSUPPORTED_VERSION = error("UnsupportedVersionException");

    static final ClassName MESSAGE_SCHEMA = schema("MessageSchema");
    static final ClassName STRUCT_SCHEMA = schema("StructSchema");
    static final ClassName FIELD_SCHEMA = schema("FieldSchema");
    static final ClassName SCALAR_TYPE = schema("ScalarType");
    static final ClassName MESSAGE_TYPE = schema("MessageType");
    static final ClassName ENTITY_TYPE = schema("EntityType");
    static final ClassName VERSIONS = schema("Versions");

    private RuntimeNames() {}

    private static ClassName codec(String name) {
        return ClassName.get("dev.wirecord.codec", name);
    }

    private static ClassName io(String name) {
        return ClassName.get("dev.wirecord.io", name);
    }

    private static ClassName type(String name) {
        return ClassName.get("dev.wirecord.type", name);
    }

    private static ClassName error(String name) {
        return ClassName.get("dev.wirecord.error", name);
    }

    private static ClassName schema(String name) {
        return ClassName.get("dev.wirecord.schema", name);
    }
}
