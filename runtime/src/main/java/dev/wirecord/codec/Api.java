package dev.wirecord.codec;

import java.util.Optional;

/**
 * One API of a registry.
 *
 * @param apiKey the API key
 * @param name the name that its request and response share, such as {@code AddOffsetsToTxn}
 * @param request the request, if the registry has it
 * @param response the response, if the registry has it
 */
public record Api(int apiKey, String name, Optional<CodecEntry> request, Optional<CodecEntry> response) {

    static Api of(CodecSlot request, CodecSlot response) {
        CodecEntry named = (request == null ? response : request).entry();
        return new Api(
                named.apiKey(),
                withoutSuffix(named.name()),
                Optional.ofNullable(request).map(CodecSlot::entry),
                Optional.ofNullable(response).map(CodecSlot::entry));
    }

    private static String withoutSuffix(String messageName) {
        return messageName.replaceFirst("(?<=.)(Request|Response)$", "");
    }
}
