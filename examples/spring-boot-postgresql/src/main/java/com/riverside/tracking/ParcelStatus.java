package com.riverside.tracking;

/** The way of a parcel. The order of the values is the order of the delivery. */
public enum ParcelStatus {
    REGISTERED,
    IN_TRANSIT,
    OUT_FOR_DELIVERY,
    DELIVERED
}
