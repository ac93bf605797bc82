package com.riverside.tracking;

/** The label in If-Match is no longer current. */
class StaleParcelException extends RuntimeException {
}
