package com.riverside.tracking;

import java.time.Instant;

/** A courier has handed the parcel over. */
record RecordDelivery(String parcelId, Instant scannedAt) {
}
