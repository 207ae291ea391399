package dev.wirecord.type;

import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * What the lists of this package share: everything of {@link List} on top of {@code get} and {@code size}. It does not
 * extend {@link java.util.AbstractList}, whose modification count would make each list eight bytes larger.
 *
 * @param <E> the type of the elements
 */
abstract class ImmutableList<E> extends AbstractCollection<E> implements List<E>, RandomAccess {

    @Override
    public final Iterator<E> iterator() {
        return new Cursor(0);
    }

    @Override
    public final ListIterator<E> listIterator() {
        return new Cursor(0);
    }

    @Override
    public final ListIterator<E> listIterator(int index) {
        return new Cursor(Objects.checkIndex(index, size() + 1));
    }

    @Override
    public final int indexOf(Object element) {
        for (int i = 0; i < size(); i++) {
            if (get(i).equals(element)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public final int lastIndexOf(Object element) {
        for (int i = size() - 1; i >= 0; i--) {
            if (get(i).equals(element)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public final boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    @Override
    public final List<E> subList(int from, int to) {
        Objects.checkFromToIndex(from, to, size());
        List<E> part = new ArrayList<>(to - from);
        for (int i = from; i < to; i++) {
            part.add(get(i));
        }
        return Collections.unmodifiableList(part);
    }

    @Override
    public final boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof List<?> list) || list.size() != size()) {
            return false;
        }
        Iterator<?> theirs = list.iterator();
        for (int i = 0; i < size(); i++) {
            if (!theirs.hasNext() || !get(i).equals(theirs.next())) {
                return false;
            }
        }
        return !theirs.hasNext();
    }

    @Override
    public final int hashCode() {
        int hash = 1;
        for (int i = 0; i < size(); i++) {
            hash = 31 * hash + get(i).hashCode();
        }
        return hash;
    }

    @Override
    public final E set(int index, E element) {
        throw immutable();
    }

    @Override
    public final void add(int index, E element) {
        throw immutable();
    }

    @Override
    public final E remove(int index) {
        throw immutable();
    }

    @Override
    public final boolean addAll(Collection<? extends E> elements) {
        throw immutable();
    }

    @Override
    public final boolean addAll(int index, Collection<? extends E> elements) {
        throw immutable();
    }

    @Override
    public final boolean remove(Object element) {
        throw immutable();
    }

    @Override
    public final boolean removeAll(Collection<?> elements) {
        throw immutable();
    }

    @Override
    public final boolean retainAll(Collection<?> elements) {
        throw immutable();
    }

    @Override
    public final boolean removeIf(Predicate<? super E> filter) {
        throw immutable();
    }

    @Override
    public final void replaceAll(UnaryOperator<E> operator) {
        throw immutable();
    }

    @Override
    public final void sort(Comparator<? super E> order) {
        throw immutable();
    }

    @Override
    public final void clear() {
        throw immutable();
    }

    private static UnsupportedOperationException immutable() {
        return new UnsupportedOperationException("the list is immutable");
    }

    /** Walks the list in both directions. */
    private final class Cursor implements ListIterator<E> {

        private int next;

        Cursor(int next) {
            this.next = next;
        }

        @Override
        public boolean hasNext() {
            return next < size();
        }

        @Override
        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return get(next++);
        }

        @Override
        public boolean hasPrevious() {
            return next > 0;
        }

        @Override
        public E previous() {
            if (!hasPrevious()) {
                throw new NoSuchElementException();
            }
            return get(--next);
        }

        @Override
        public int nextIndex() {
            return next;
        }

        @Override
        public int previousIndex() {
            return next - 1;
        }

        @Override
        public void remove() {
            throw immutable();
        }

        @Override
        public void set(E element) {
            throw immutable();
        }

        @Override
        public void add(E element) {
            throw immutable();
        }
    }
}
