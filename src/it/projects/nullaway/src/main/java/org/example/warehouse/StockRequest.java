package org.example.warehouse;

import dev.wirecord.annotation.KafkaField;
import dev.wirecord.annotation.KafkaMessage;
import dev.wirecord.annotation.MessageType;
import dev.wirecord.record.Records;
import dev.wirecord.type.TaggedFields;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Asks for what is in stock, with a field of every kind that can be null, and one of the same kind that never is.
 *
 * @param name the warehouse
 * @param alias its other name
 * @param key what opens it
 * @param otherKey what else does
 * @param slice bytes that are not copied
 * @param otherSlice more of them
 * @param batches movements of goods
 * @param numbers numbers of goods
 * @param otherNumbers more of them
 * @param ids numbers of goods, in a list
 * @param otherIds more of them
 * @param words what to look for
 * @param otherWords more of it
 * @param shelves where to look
 * @param otherShelves more of them
 * @param boxes where else to look
 * @param otherBoxes more of them
 * @param place where it is
 * @param oldPlace where it was, which early versions need
 * @param newPlace where it will be
 * @param id its number
 * @param color its color
 * @param otherColor another one
 * @param noColor no color, unless there is one
 * @param plan its plan
 * @param otherPlan another one
 * @param codes numbers that are rarely given
 * @param otherCodes more of them
 * @param racks rare shelves
 * @param otherRacks more of them
 * @param crates rare boxes
 * @param otherCrates more of them
 * @param gate where to enter
 * @param otherGate where else to enter
 * @param noGate nowhere, unless there is a place
 * @param labels positional first, tagged later
 * @param rest what later versions bring
 */
@KafkaMessage(apiKey = 1000, type = MessageType.REQUEST, versions = "0-3", flexible = "1+")
public record StockRequest(
        String name,
        @KafkaField(nullable = "0+") @Nullable String alias,
        byte[] key,
        @KafkaField(nullable = "0+") byte @Nullable [] otherKey,
        ByteBuffer slice,
        @KafkaField(nullable = "1+") @Nullable ByteBuffer otherSlice,
        @KafkaField(nullable = "0+") @Nullable Records batches,
        int[] numbers,
        @KafkaField(nullable = "0+", defaultValue = "null") int @Nullable [] otherNumbers,
        List<Integer> ids,
        @KafkaField(nullable = "2+") @Nullable List<Integer> otherIds,
        List<String> words,
        @KafkaField(nullable = "0+") @Nullable List<String> otherWords,
        List<Shelf> shelves,
        @KafkaField(nullable = "0+") @Nullable List<Shelf> otherShelves,
        @KafkaField(nullable = "0+") @Nullable List<Box> boxes,
        List<Box> otherBoxes,
        Place place,
        @KafkaField(nullable = "1+") @Nullable Place oldPlace,

        @KafkaField(nullable = "0+", defaultValue = "null") @Nullable Place newPlace,

        UUID id,

        @KafkaField(versions = "1+", tag = 0) String color,

        @KafkaField(versions = "1+", tag = 1, nullable = "1+") @Nullable String otherColor,

        @KafkaField(versions = "1+", tag = 2, nullable = "1+", defaultValue = "null") @Nullable String noColor,

        @KafkaField(versions = "1+", tag = 3) byte[] plan,

        @KafkaField(versions = "1+", tag = 4, nullable = "1+")
        byte @Nullable [] otherPlan,

        @KafkaField(versions = "1+", tag = 5) int[] codes,

        @KafkaField(versions = "1+", tag = 6, nullable = "1+")
        int @Nullable [] otherCodes,

        @KafkaField(versions = "1+", tag = 7) List<Shelf> racks,

        @KafkaField(versions = "1+", tag = 13, nullable = "2+", tagged = "2+") @Nullable List<Shelf> otherRacks,

        @KafkaField(versions = "1+", tag = 8, nullable = "1+") @Nullable List<Box> crates,

        @KafkaField(versions = "1+", tag = 14) List<Box> otherCrates,

        @KafkaField(versions = "1+", tag = 9) Place gate,

        @KafkaField(versions = "1+", tag = 10, nullable = "1+") @Nullable Place otherGate,

        @KafkaField(versions = "1+", tag = 11, nullable = "1+", defaultValue = "null") @Nullable Place noGate,

        @KafkaField(versions = "0+", tagged = "2+", tag = 12, nullable = "0+") @Nullable List<String> labels,

        TaggedFields rest) {

    /**
     * A shelf.
     *
     * @param label its name
     * @param floor the floor it is on
     */
    public record Shelf(
            @KafkaField(mapKey = true) String label,

            @KafkaField(mapKey = true, nullable = "0+") @Nullable String floor) {}

    /**
     * A box.
     *
     * @param label its name
     * @param place where it is
     */
    public record Box(
            String label,
            @KafkaField(nullable = "0+") @Nullable Place place) {}

    /**
     * A place.
     *
     * @param x from the left
     * @param y from the door
     * @param note what else there is to say
     */
    public record Place(
            int x,
            int y,
            @KafkaField(nullable = "0+") @Nullable String note) {}
}
