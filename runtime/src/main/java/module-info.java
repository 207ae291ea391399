/** What programs run: the registry of codecs, the bytes they read and write, headers, frames, and what explains them. */
module dev.wirecord.runtime {
    exports dev.wirecord.codec;
    exports dev.wirecord.error;
    exports dev.wirecord.explain;
    exports dev.wirecord.frame;
    exports dev.wirecord.io;
    exports dev.wirecord.record;
    exports dev.wirecord.schema;
    exports dev.wirecord.type;

    uses dev.wirecord.codec.CodecProvider;
}
