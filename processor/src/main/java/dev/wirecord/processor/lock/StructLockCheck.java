package dev.wirecord.processor.lock;

import dev.wirecord.processor.declaration.FieldDeclaration;
import dev.wirecord.processor.declaration.StructDeclaration;
import dev.wirecord.processor.diagnostic.Diagnostics;
import dev.wirecord.processor.diagnostic.Problem;
import dev.wirecord.processor.diagnostic.SourceAnchor;
import dev.wirecord.schema.Versions;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Compares the fields of a record with those that are locked. */
final class StructLockCheck {

    private final Versions message;
    private final Diagnostics diagnostics;

    /** A check for the fields of a message that is locked in these versions. */
    StructLockCheck(Versions message, Diagnostics diagnostics) {
        this.message = message;
        this.diagnostics = diagnostics;
    }

    /**
     * Reports what differs.
     *
     * @param now the fields as {@code struct} has them, one for each
     * @param around the locked versions in which the struct occurs
     */
    void check(List<LockedField> locked, List<LockedField> now, StructDeclaration struct, Versions around) {
        List<LockedField> before = LockedField.within(locked, around);
        List<FieldPair> unpaired = new ArrayList<>();
        for (int i = 0; i < now.size(); i++) {
            FieldDeclaration field = struct.fields().get(i);
            now.get(i).within(around).ifPresent(clipped -> unpaired.add(new FieldPair(field, clipped, null)));
        }
        List<LockedField> gone = new ArrayList<>(before);
        List<FieldPair> pairs = FieldPair.match(unpaired, gone);
        gone.forEach(field -> reportGone(field, struct));
        for (FieldPair pair : pairs) {
            if (pair.locked() == null) {
                reportNew(pair);
            } else {
                compare(pair, around);
            }
        }
        for (FieldPair pair : FieldOrder.moved(pairs, before)) {
            String name = pair.declaration().component();
            diagnostics.report(pair.declaration().anchor(), Problem.LOCK_FIELD_MOVED, name, message);
        }
    }

    private void reportGone(LockedField field, StructDeclaration struct) {
        String remedy = field.hasTag()
                ? "a tagged field stays for good"
                : "to retire it, write `versions = \"" + closed(field.versions()) + "\"`, and raise the message to \""
                        + raised() + "\"";
        diagnostics.report(struct.anchor(), Problem.LOCK_FIELD_GONE, LockText.line(field), message, remedy);
    }

    /** A tagged field may come at any time: readers that do not know its tag skip it (KIP-482). */
    private void reportNew(FieldPair pair) {
        LockedField field = pair.now();
        if (!field.positional().isNone()) {
            diagnostics.report(
                    pair.declaration().versions().anchor(),
                    Problem.LOCK_FIELD_NEW,
                    pair.declaration().component(),
                    message,
                    next(),
                    raised());
        }
    }

    private void compare(FieldPair pair, Versions around) {
        FieldDeclaration field = pair.declaration();
        LockedField locked = pair.locked();
        LockedField now = pair.now();
        if (!now.type().equals(locked.type())) {
            report(field, "type", locked.type(), now.type(), field.anchor(), another(locked));
            return;
        }
        report(
                field,
                "range",
                locked.versions(),
                now.versions(),
                field.versions().anchor(),
                later());
        if (locked.tag() != now.tag() || !locked.tagged().equals(now.tagged())) {
            SourceAnchor anchor = locked.tag() != now.tag()
                    ? field.tag().anchor()
                    : field.tagged().anchor();
            report(field, "tag", tag(locked), tag(now), anchor, "a new field has a tag of its own");
        }
        report(
                field,
                "nullable range",
                locked.nullable(),
                now.nullable(),
                field.nullable().anchor(),
                later());
        String inherited = "the range of the message";
        report(
                field,
                "flexible override",
                Objects.requireNonNullElse(locked.flexible(), inherited),
                Objects.requireNonNullElse(now.flexible(), inherited),
                field.flexible().anchor(),
                "it stays for good");
        SourceAnchor defaultAnchor = field.defaultValue().anchor();
        report(field, "default", standard(locked), standard(now), defaultAnchor, another(locked));
        if (field.struct() != null) {
            check(locked.fields(), now.fields(), field.struct(), around.intersect(locked.versions()));
        }
    }

    private void report(
            FieldDeclaration field, String what, Object locked, Object now, SourceAnchor anchor, String remedy) {
        if (!locked.equals(now)) {
            diagnostics.report(
                    anchor, Problem.LOCK_FIELD_CHANGED, what, field.component(), locked, message, now, remedy);
        }
    }

    private static String tag(LockedField field) {
        return field.hasTag() ? field.tag() + " in " + field.tagged() : "none";
    }

    private static String standard(LockedField field) {
        return Optional.of(field.defaultText()).filter(text -> !text.isEmpty()).orElse("that of its type");
    }

    private String another(LockedField field) {
        return field.hasTag()
                ? "to change it, add another with a tag of its own"
                : "to change it, end it with `versions = \"" + closed(field.versions())
                        + "\"` and add another with `versions = \"" + next() + "\"`";
    }

    private String later() {
        return "a change may begin with version " + (message.highest() + 1);
    }

    private Versions closed(Versions versions) {
        return versions.intersect(message);
    }

    private Versions next() {
        return Versions.from(message.highest() + 1);
    }

    private Versions raised() {
        return Versions.range(message.lowest(), message.highest() + 1);
    }
}
