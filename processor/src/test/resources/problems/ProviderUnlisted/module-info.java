/** A module that keeps its codecs to itself. */
open module org.example {
//   ^ warning [ProviderUnlisted] Module org.example does not offer its codecs, and `CodecRegistry.load()` will not find them. Write `provides dev.wirecord.codec.CodecProvider with org.example.QuotaRequestCodecProvider;`.
    requires static dev.wirecord.annotation;
    requires dev.wirecord.runtime;
}
