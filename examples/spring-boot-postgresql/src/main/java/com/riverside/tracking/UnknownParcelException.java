package com.riverside.tracking;

/** There is no parcel with this number. */
public class UnknownParcelException extends RuntimeException {

    public UnknownParcelException(String number) {
        super("There is no parcel " + number);
    }
}
