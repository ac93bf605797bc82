package com.riverside.tracking;

/** What callers see of a parcel. */
public record ParcelView(String id, String address, String status) {
}
