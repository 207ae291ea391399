/** A warehouse, in which nothing is null that does not say so. */
@NullMarked
package org.example.warehouse;

import org.jspecify.annotations.NullMarked;
