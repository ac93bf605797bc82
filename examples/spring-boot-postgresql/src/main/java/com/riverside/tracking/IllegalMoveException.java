package com.riverside.tracking;

/** A parcel was asked to go back, or to stay where it is. */
public class IllegalMoveException extends RuntimeException {

    public IllegalMoveException(ParcelStatus from, ParcelStatus to) {
        super("A parcel cannot go from " + from + " to " + to);
    }
}
