/**
 * What programs run: the registry of codecs, the bytes they read and write, headers, frames, record batches and
 * what explains them. It needs nothing but the JDK; a program that uses snappy, lz4 or zstd brings the library.
 */
// Two of the libraries have no module-info, so their names come from their jars. javac warns that such names may
// change.
@SuppressWarnings("requires-automatic")
module dev.wirecord.runtime {
    exports dev.wirecord.codec;
    exports dev.wirecord.error;
    exports dev.wirecord.explain;
    exports dev.wirecord.frame;
    exports dev.wirecord.io;
    exports dev.wirecord.record;
    exports dev.wirecord.schema;
    exports dev.wirecord.type;

    requires static com.github.luben.zstd_jni;
    requires static org.lz4.java;
    requires static snappy.java;

    uses dev.wirecord.codec.CodecProvider;
}
