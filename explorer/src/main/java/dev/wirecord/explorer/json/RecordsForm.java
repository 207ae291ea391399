package dev.wirecord.explorer.json;

/** How a field of record batches is written. */
public enum RecordsForm {
    /** Under the field's name, its bytes in base64. It can be encoded again. */
    BASE64,
    /**
     * Under the field's name with {@code SizeInBytes} behind it, the number of its bytes, as brokers log requests. It
     * cannot be encoded again.
     */
    SIZE
}
