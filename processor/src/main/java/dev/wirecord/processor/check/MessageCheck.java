package dev.wirecord.processor.check;

import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;

/** The rules about one subject. A check reports what it finds and never stops others from looking. */
interface MessageCheck {

    void check(MessageDeclaration message, Diagnostics diagnostics);
}
