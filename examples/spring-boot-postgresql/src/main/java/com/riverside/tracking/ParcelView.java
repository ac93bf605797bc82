package com.riverside.tracking;

import java.time.Instant;

/** What callers see of a parcel. A new column is not public until it is added here. */
public record ParcelView(
        String id,
        String recipient,
        String destination,
        int weightGrams,
        ParcelStatus status,
        Instant createdAt,
        Instant updatedAt) {

    static ParcelView of(Parcel parcel) {
        return new ParcelView(
                ParcelNumber.format(parcel.getId()),
                parcel.getRecipient(),
                parcel.getDestination(),
                parcel.getWeightGrams(),
                parcel.getStatus(),
                parcel.getCreatedAt(),
                parcel.getUpdatedAt());
    }
}
