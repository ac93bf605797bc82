package com.riverside.tracking;

import java.time.Instant;

/** A parcel was scanned. The event carries the state that readers need afterward. */
public record ParcelScanned(
        String parcelId, long sequence, String status, String depot, Instant scannedAt) {
}
