package com.riverside.tracking;

import java.time.Instant;

/** Take a new parcel in at a depot. */
record RegisterParcel(String parcelId, String depot, Instant scannedAt) {
}
