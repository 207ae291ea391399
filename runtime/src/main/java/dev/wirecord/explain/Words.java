package dev.wirecord.explain;

import dev.wirecord.schema.FieldSchema;

/** How a part of a frame speaks of its fields. */
interface Words {

    /** The words for bodies: the schema's own. */
    Words BODY = new Words() {
        @Override
        public String name(FieldSchema field) {
            return field.name();
        }

        @Override
        public String note(FieldSchema field) {
            return field.about();
        }

        @Override
        public String meaning(FieldSchema field, Object value) {
            return "";
        }

        @Override
        public String place() {
            return "this struct";
        }
    };

    /** The name that the field is shown under. */
    String name(FieldSchema field);

    /** What the field is for. */
    String note(FieldSchema field);

    /** What a number stands for; empty when it is just that. */
    String meaning(FieldSchema field, Object value);

    /** Where a tag section is. */
    String place();
}
