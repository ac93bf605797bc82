package com.riverside.tracking;

/** The change came without If-Match. */
class MissingPreconditionException extends RuntimeException {
}
