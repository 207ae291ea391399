package dev.wirecord.explorer.serve;

import dev.wirecord.codec.CodecRegistry;
import dev.wirecord.explain.Explainer;
import dev.wirecord.explain.MessageTree;
import dev.wirecord.explorer.input.HexText;
import dev.wirecord.explorer.input.InputException;
import dev.wirecord.explorer.input.Recognition;
import dev.wirecord.explorer.input.Recognizer;
import dev.wirecord.explorer.json.JsonEncoder;
import dev.wirecord.explorer.json.JsonMismatchException;
import dev.wirecord.explorer.json.JsonTextException;
import dev.wirecord.explorer.json.JsonTexts;
import dev.wirecord.explorer.site.LegendEntry;
import dev.wirecord.explorer.site.MessageView;
import dev.wirecord.explorer.site.MessageViews;
import dev.wirecord.explorer.site.Site;
import dev.wirecord.schema.MessageSchema;
import dev.wirecord.schema.MessageType;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Explains what people put into the form. */
final class Explanations {

    /** How many bytes a message may have: each becomes a cell that a browser has to lay out. */
    static final int LARGEST_MESSAGE = 16 * 1024;

    private final CodecRegistry registry;
    private final Explainer explainer;
    private final Recognizer recognizer;
    private final Map<String, MessageSchema> messages = new LinkedHashMap<>();

    Explanations(CodecRegistry registry, Site site) {
        this.registry = registry;
        this.explainer = new Explainer(registry);
        this.recognizer = new Recognizer(registry);
        site.subjects()
                .flatMap(subject -> subject.messages().stream())
                .forEach(schema -> messages.put(schema.name(), schema));
    }

    /** The page before anything is put in. */
    ExplainPage blank() {
        return page("", "", "", true, "", List.of(), null);
    }

    /** The page for what was put in. */
    ExplainPage of(FormFields form) {
        String input = form.get("input");
        String message = form.get("message");
        String version = form.get("version").strip();
        boolean frame = !form.get("frame").equals("no");
        try {
            Recognition recognition = explain(input, message, version, frame);
            MessageView view = MessageViews.of(registry, "message", "Explanation", recognition.tree());
            // What may help with bytes that are wrong is said in the words of the command's options.
            List<String> notes = recognition.isSound() ? recognition.advice() : List.of();
            return page(input, message, version, frame, "", notes, view);
        } catch (RefusedInputException e) {
            return page(input, message, version, frame, e.getMessage(), List.of(), null);
        }
    }

    private Recognition explain(String input, String name, String version, boolean frame) throws RefusedInputException {
        if (input.isBlank()) {
            throw new RefusedInputException("There is nothing to explain yet.");
        }
        if (input.stripLeading().startsWith("{")) {
            return known(json(input, required(name), version));
        }
        byte[] bytes = bytes(input);
        return name.isEmpty() ? recognize(bytes) : known(hex(ByteBuffer.wrap(bytes), required(name), version, frame));
    }

    private static Recognition known(MessageTree tree) {
        return new Recognition(tree.root().name(), tree, List.of());
    }

    private static byte[] bytes(String hex) throws RefusedInputException {
        try {
            return withinLimit(HexText.parse(hex));
        } catch (InputException e) {
            throw new RefusedInputException(e.getMessage());
        }
    }

    private static byte[] withinLimit(byte[] message) throws RefusedInputException {
        if (message.length > LARGEST_MESSAGE) {
            throw new RefusedInputException(
                    "These are " + message.length + " bytes, and a page shows at most " + LARGEST_MESSAGE + ".");
        }
        return message;
    }

    private Recognition recognize(byte[] bytes) throws RefusedInputException {
        Recognition recognition = recognizer.recognize(bytes);
        if (recognition.tree() == null) {
            throw new RefusedInputException(
                    "This is " + recognition.name() + ". " + String.join(" ", recognition.advice()));
        }
        return recognition;
    }

    private MessageTree hex(ByteBuffer bytes, MessageSchema schema, String version, boolean frame)
            throws RefusedInputException {
        if (frame && schema.type() == MessageType.REQUEST) {
            return explainer.request(bytes);
        }
        int number = version(schema, version);
        return frame && schema.type() == MessageType.RESPONSE
                ? explainer.response(bytes, schema.apiKey(), number)
                : explainer.body(schema, number, bytes);
    }

    /** JSON has no header, so what it makes is a body. */
    private MessageTree json(String input, MessageSchema schema, String version) throws RefusedInputException {
        int number = version(schema, version);
        try {
            byte[] body = withinLimit(new JsonEncoder(schema, number).encode(JsonTexts.parse(input)));
            return explainer.body(schema, number, body);
        } catch (JsonTextException | JsonMismatchException e) {
            throw new RefusedInputException(e.getMessage());
        }
    }

    private MessageSchema required(String name) throws RefusedInputException {
        MessageSchema schema = messages.get(name);
        if (schema == null) {
            throw new RefusedInputException(
                    name.isEmpty()
                            ? "JSON does not say which message it is: choose one."
                            : "There is no message \"" + name + "\".");
        }
        return schema;
    }

    private static int version(MessageSchema schema, String version) throws RefusedInputException {
        if (version.isEmpty()) {
            return schema.versions().highest();
        }
        if (version.matches("[0-9]{1,5}") && schema.versions().contains(Integer.parseInt(version))) {
            return Integer.parseInt(version);
        }
        throw new RefusedInputException(
                schema.name() + " has versions " + schema.versions() + ", and \"" + version + "\" is none of them.");
    }

    private ExplainPage page(
            String input,
            String message,
            String version,
            boolean frame,
            String error,
            List<String> notes,
            MessageView view) {
        return new ExplainPage(
                input,
                message,
                version,
                frame,
                named(MessageType.REQUEST),
                named(MessageType.RESPONSE),
                messages.values().stream()
                        .filter(schema -> schema.type() != MessageType.REQUEST && schema.type() != MessageType.RESPONSE)
                        .map(MessageSchema::name)
                        .toList(),
                error,
                notes,
                LegendEntry.all(),
                view);
    }

    private List<String> named(MessageType type) {
        return messages.values().stream()
                .filter(schema -> schema.type() == type)
                .map(MessageSchema::name)
                .sorted()
                .toList();
    }
}
