package com.riverside.tracking;

import java.time.Instant;

/** A courier has scanned the parcel at a depot. */
record RecordScan(String parcelId, String depot, Instant scannedAt) {
}
