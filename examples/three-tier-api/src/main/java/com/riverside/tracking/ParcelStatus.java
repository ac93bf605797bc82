package com.riverside.tracking;

public enum ParcelStatus {
    REGISTERED,
    IN_TRANSIT,
    OUT_FOR_DELIVERY,
    DELIVERED
}
