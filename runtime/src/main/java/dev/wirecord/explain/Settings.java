package dev.wirecord.explain;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.io.ReadLimits;
import dev.wirecord.io.ReadProfile;
import dev.wirecord.record.DecompressionLimits;

/** What an explainer was told, and what it knows. */
record Settings(
        CodecRegistry registry,
        KnownMessages known,
        ReadProfile profile,
        ReadLimits limits,
        DecompressionLimits decompression) {}
