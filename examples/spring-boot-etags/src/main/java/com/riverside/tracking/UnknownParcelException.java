package com.riverside.tracking;

/** There is no parcel with this number. */
class UnknownParcelException extends RuntimeException {

    UnknownParcelException(String id) {
        super("There is no parcel " + id);
    }
}
