package com.riverside.depots;

import io.micronaut.serde.annotation.Serdeable;
import java.time.Instant;

/** A parcel has a new status. The depot is the one that worked on it. */
@Serdeable
public record ParcelStatusChanged(String parcelId, String status, String depot, Instant at) {

    static final String DELIVERED = "DELIVERED";

    boolean isDelivery() {
        return DELIVERED.equals(status);
    }
}
