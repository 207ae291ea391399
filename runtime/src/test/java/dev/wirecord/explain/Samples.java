package dev.wirecord.explain;

import dev.wirecord.schema.FieldSchema;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import dev.wirecord.schema.ScalarType;
import dev.wirecord.schema.StructSchema;
import dev.wirecord.schema.Versions;
import java.util.List;

/** A message with one field of every kind: version 0 is not flexible, version 1 is, version 2 tags what it can. */
final class Samples {

    private static final StructSchema LEG = StructSchema.of(
            "Leg",
            FieldSchema.of("Port", ScalarType.STRING).mapKey().about("Where it ends."),
            FieldSchema.of("Miles", ScalarType.UINT16));

    private static final StructSchema CABIN = StructSchema.of("Cabin", FieldSchema.of("Deck", ScalarType.INT8));

    /** The message; no codec has it. */
    static final MessageSchema TRIP = new MessageSchema(
            "TripRequest",
            MessageType.REQUEST,
            900,
            Versions.range(0, 2),
            Versions.from(1),
            List.of("broker"),
            false,
            StructSchema.of(
                    "TripRequest",
                    FieldSchema.of("Guest", ScalarType.STRING).nullable("1+").about("Who travels."),
                    FieldSchema.array("Legs", LEG).nullable("1+"),
                    FieldSchema.of("Cabin", CABIN).versions("1+").nullable("1+").defaultText("null"),
                    FieldSchema.array("Days", ScalarType.INT16).versions("1+").tagged(0, "2+"),
                    FieldSchema.of("Seal", ScalarType.BYTES)
                            .versions("2+")
                            .nullable("2+")
                            .tagged(1, "2+"),
                    FieldSchema.of("Suite", CABIN).versions("1+").nullable("1+").tagged(2, "1+"),
                    FieldSchema.of("Label", ScalarType.STRING).flexible(Versions.NONE),
                    FieldSchema.of("Log", ScalarType.RECORDS).nullable("0+")),
            "");

    private Samples() {}
}
