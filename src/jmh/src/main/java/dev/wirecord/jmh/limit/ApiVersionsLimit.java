package dev.wirecord.jmh.limit;

import dev.wirecord.kafka.ApiVersionsResponse;
import dev.wirecord.kafka.ApiVersionsResponse.ApiVersion;
import dev.wirecord.type.ObjectList;
import java.util.List;

/** ApiVersions response, versions 3 to 5, without features. */
public final class ApiVersionsLimit implements Limit<ApiVersionsResponse> {

    @Override
    public int encode(ApiVersionsResponse message, byte[] out) {
        int at = Put.int16(out, 0, message.errorCode());
        List<ApiVersion> keys = message.apiKeys();
        int size = keys.size();
        at = Put.varint(out, at, size + 1);
        for (int i = 0; i < size; i++) {
            ApiVersion key = keys.get(i);
            at = Put.int16(out, at, key.apiKey());
            at = Put.int16(out, at, key.minVersion());
            at = Put.int16(out, at, key.maxVersion());
            at = Put.tags(out, at, key.unknownTaggedFields());
        }
        at = Put.int32(out, at, message.throttleTimeMs());
        return Put.tags(out, at, message.unknownTaggedFields());
    }

    @Override
    public ApiVersionsResponse decode(byte[] bytes) {
        Cursor in = new Cursor(bytes);
        short errorCode = in.int16();
        ApiVersion[] keys = new ApiVersion[in.length()];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = new ApiVersion(in.int16(), in.int16(), in.int16(), in.noTaggedFields());
        }
        return new ApiVersionsResponse(
                errorCode, ObjectList.wrap(keys), in.int32(), List.of(), -1L, List.of(), false, in.noTaggedFields());
    }
}
