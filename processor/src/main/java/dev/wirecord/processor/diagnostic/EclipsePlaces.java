package dev.wirecord.processor.diagnostic;

import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.util.ElementFilter;

/**
 * Eclipse's compiler gives no place at all, not even a file, to what is reported on a record, on an annotation of a
 * record, or on a constant of an enum: its messager knows the kinds of element that there were before records. The
 * constructor of the record has a place, the record's name, and so has the enum around its constant. To a package it gives
 * none, and nothing is near.
 */
final class EclipsePlaces {

    private EclipsePlaces() {}

    /** The place itself, unless it is one that Eclipse's compiler has not. */
    static SourceAnchor nearest(SourceAnchor anchor, boolean isEclipse) {
        if (!isEclipse) {
            return anchor;
        }
        Element element = anchor.element();
        if (element.getKind() == ElementKind.RECORD) {
            return ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
                    .findFirst()
                    .map(SourceAnchor::at)
                    .orElse(anchor);
        }
        return element.getKind() == ElementKind.ENUM_CONSTANT ? SourceAnchor.at(element.getEnclosingElement()) : anchor;
    }
}
