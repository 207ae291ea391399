/** A program of its own messages, as a module. */
module org.example.chat {
    requires static dev.wirecord.annotation;
    requires dev.wirecord.runtime;

    provides dev.wirecord.codec.CodecProvider with
            org.example.chat.Codecs;
}
