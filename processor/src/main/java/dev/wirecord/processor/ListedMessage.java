package dev.wirecord.processor;

import dev.wirecord.processor.declaration.MessageDeclaration;
import dev.wirecord.processor.model.MessageModel;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * A message, and what became of it.
 *
 * @param type the record
 * @param model the message, or null when it has problems
 * @param declaration where it was written, or null when it has problems
 * @param isComplete whether its codec is there, or it needs none
 * @param isPending whether its codec is sure to be there, or is not refused yet, in a later round
 */
record ListedMessage(
        TypeElement type, MessageModel model, MessageDeclaration declaration, boolean isComplete, boolean isPending) {

    static ListedMessage read(Elements elements, TypeElement type) {
        MessagePipeline pipeline = new MessagePipeline(elements);
        MessageModel model = pipeline.run(type).orElse(null);
        if (model == null) {
            return new ListedMessage(type, null, null, false, pipeline.isUnresolved());
        }
        boolean isComplete =
                model.isRetired() || elements.getTypeElement(model.codecName().canonicalName()) != null;
        return new ListedMessage(type, model, pipeline.declaration(), isComplete, !isComplete);
    }
}
