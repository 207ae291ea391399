package dev.wirecord.frame;

import dev.wirecord.codec.ApiVersionRange;
import java.util.List;

/** What the tests need of an ApiVersions response. */
record ApiVersionsAnswer(short errorCode, List<ApiVersionRange> ranges) {}
