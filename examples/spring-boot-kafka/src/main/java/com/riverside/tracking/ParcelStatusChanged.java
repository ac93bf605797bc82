package com.riverside.tracking;

import java.time.Instant;

/** A parcel has reached a status. The sequence counts the changes of one parcel from 1. */
public record ParcelStatusChanged(
        String parcelId, long sequence, String status, Instant occurredAt) {
}
