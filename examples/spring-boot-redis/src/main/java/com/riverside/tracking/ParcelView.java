package com.riverside.tracking;

/** One answer about a parcel; this is also what the cache keeps. */
public record ParcelView(String id, String recipient, String destination, String status) {

    ParcelView withStatus(String next) {
        return new ParcelView(id, recipient, destination, next);
    }
}
